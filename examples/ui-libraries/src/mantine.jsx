import "@mantine/core/styles.css";
import { Button, createTheme, MantineProvider, Modal, Select } from "@mantine/core";
import { useState } from "react";
import { shown } from "./shown.jsx";

const theme = createTheme({ primaryColor: "grape" });

const App = () => {
  const [open, setOpen] = useState(false);
  return (
    <MantineProvider theme={theme}>
      <h1>Mantine 9</h1>
      <Select label="Choose" data={["First", "Second"]} w={200} />
      <Button onClick={() => setOpen(true)}>Open dialog</Button>
      <Modal opened={open} onClose={() => setOpen(false)} title="Own dialog">
        <Button onClick={() => setOpen(false)}>Close</Button>
      </Modal>
    </MantineProvider>
  );
};

export const { bootstrap, mount, unmount } = shown(App);
