import {
  Button,
  ConfigProvider,
  DatePicker,
  Dropdown,
  Modal,
  Select,
  Tooltip,
  version,
} from "the-antd";
import { useState } from "react";
import { shown } from "./shown.jsx";

const options = ["First", "Second"].map((label) => ({ value: label, label }));

const App = () => {
  const [open, setOpen] = useState(false);
  return (
    <ConfigProvider
      prefixCls={PREFIX}
      theme={{ token: { colorPrimary: "#722ed1", borderRadius: 2, motion: false } }}
    >
      <h1>antd {version}</h1>
      <Select aria-label="Choose" placeholder="Choose" options={options} style={{ width: 200 }} />
      <DatePicker aria-label="Day" defaultPickerValue={undefined} />
      <Dropdown trigger={["click"]} menu={{ items: [{ key: 1, label: "Entry" }] }}>
        <Button>Open menu</Button>
      </Dropdown>
      <Tooltip title="Explained" trigger="focus">
        <Button>Explain</Button>
      </Tooltip>
      <Button type="primary" onClick={() => setOpen(true)}>
        Open dialog
      </Button>
      <Modal
        title="Own dialog"
        open={open}
        onCancel={() => setOpen(false)}
        onOk={() => setOpen(false)}
      >
        Its text
      </Modal>
    </ConfigProvider>
  );
};

export const { bootstrap, mount, unmount } = shown(App);
