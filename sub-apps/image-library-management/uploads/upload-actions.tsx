import { DownOutlined, FolderOpenOutlined, LinkOutlined, UploadOutlined } from "@ant-design/icons";
import { uploadBytes } from "@console-shell/contract/words/limits";
import { useFormat } from "@console-shell/sdk";
import { MenuItems, RowMenu } from "@console-shell/ui";
import { Button } from "antd";
import { useText } from "../messages/index.ts";
import type { Uploader } from "./use-uploader.tsx";

/** Uploads files; a folder or addresses from its menu. */
export const UploadActions = ({ uploader }: { uploader: Uploader }) => {
  const text = useText();
  const format = useFormat();
  const { button } = uploader;
  return (
    <>
      <Button
        type="primary"
        icon={<UploadOutlined aria-hidden="true" />}
        title={text("upload.hint", { limit: format.number(uploadBytes / 2 ** 20) })}
        {...button}
        onClick={uploader.chooseFiles}
      >
        {text("upload.act")}
      </Button>
      <RowMenu
        label={text("upload.more")}
        icon={<DownOutlined aria-hidden="true" />}
        menu={
          <MenuItems
            items={[
              {
                key: "folder",
                icon: <FolderOpenOutlined aria-hidden="true" />,
                label: text("upload.folder"),
                disabled: button.disabled,
                onClick: uploader.chooseFolder,
              },
              {
                key: "urls",
                icon: <LinkOutlined aria-hidden="true" />,
                label: text("upload.urls"),
                disabled: button.disabled,
                onClick: uploader.enterUrls,
              },
            ]}
          />
        }
      />
    </>
  );
};
