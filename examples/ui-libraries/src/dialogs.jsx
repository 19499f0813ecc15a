import { Description, Dialog as HeadlessDialog, DialogPanel, DialogTitle } from "@headlessui/react";
import * as Radix from "@radix-ui/react-dialog";
import { useState } from "react";
import { Button, Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from "react-aria-components";
import { shown } from "./shown.jsx";

const place = {
  position: "fixed",
  inset: "120px auto auto 120px",
  padding: "24px",
  background: "white",
};

const App = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <h1>Dialogs without styles</h1>
      <Radix.Root>
        <Radix.Trigger>Open Radix</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content style={place} aria-describedby={undefined}>
            <Radix.Title>Radix dialog</Radix.Title>
            <Radix.Close>Close</Radix.Close>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
      <DialogTrigger>
        <Button>Open React Aria</Button>
        <ModalOverlay>
          <Modal style={place}>
            <Dialog>
              <Heading slot="title">React Aria dialog</Heading>
              <Button slot="close">Close</Button>
            </Dialog>
          </Modal>
        </ModalOverlay>
      </DialogTrigger>
      <button type="button" onClick={() => setOpen(true)}>
        Open Headless UI
      </button>
      <HeadlessDialog open={open} onClose={setOpen}>
        <DialogPanel style={place}>
          <DialogTitle>Headless UI dialog</DialogTitle>
          <Description>Its text</Description>
          <button type="button" onClick={() => setOpen(false)}>
            Close
          </button>
        </DialogPanel>
      </HeadlessDialog>
    </>
  );
};

export const { bootstrap, mount, unmount } = shown(App);
