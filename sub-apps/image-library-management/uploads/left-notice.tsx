import { useAccount } from "@console-shell/sdk";
import { Alert, Button } from "antd";
import { useEffect, useState } from "react";
import { useText } from "../messages/index.ts";
import { uploadsOf } from "./chosen-files.ts";
import { filesOfHandles, mayRead } from "./file-handles.ts";
import { type LeftUploads, readLeft } from "./left-uploads.ts";
import { useUploads } from "./uploads-context.ts";
import styles from "./uploads.module.css";
import { useZipNames } from "./zip-names-form.tsx";

/** Maximum number of names shown. */
const told = 5;

/** Uploads interrupted by a reload, and how to resume them. */
export const LeftNotice = ({ libraryId }: { libraryId: string }) => {
  const text = useText();
  const { id: operatorId } = useAccount();
  const uploads = useUploads();
  const zipNames = useZipNames();
  const [left, setLeft] = useState<LeftUploads>();
  const [problem, setProblem] = useState<"refused" | "gone">();
  useEffect(() => {
    let isCurrent = true;
    readLeft(operatorId, libraryId).then(
      (found) => {
        if (isCurrent) setLeft(found);
      },
      // Without storage, nothing was remembered.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [operatorId, libraryId]);
  if (!left) return null;
  const { names, urls, handles, total } = left;
  const count = names.length + urls.length;

  // Forget only what was found again.
  const goOn = async () => {
    setProblem(undefined);
    try {
      if (!(await mayRead(handles))) return setProblem("refused");
      const found = await uploadsOf(filesOfHandles(handles), zipNames.choose);
      const again = new Set(found.map((one) => ("url" in one ? one.url : one.name)));
      const missing = names.filter((name) => !again.has(name));
      setLeft(missing.length > 0 ? { ...left, names: missing, urls: [], handles: [] } : undefined);
      uploads.add(libraryId, [...found, ...urls.map((url) => ({ url }))], handles);
    } catch {
      // A folder was moved or removed; the browser doesn't say which.
      setProblem("gone");
    }
  };
  const forget = () => {
    setLeft(undefined);
    uploads.forgetLeft(libraryId);
  };
  const goesOn = urls.length > 0 || handles.length > 0;
  return (
    <Alert
      type="warning"
      showIcon
      title={text("left.title", { count, total })}
      description={
        <>
          {names.length > 0 ? <p className={styles.left}>{text("left.again")}</p> : null}
          {names.length > 0 ? (
            <p className={styles.left}>
              {names.slice(0, told).join(", ")}
              {names.length > told ? text("left.more", { count: names.length - told }) : ""}
            </p>
          ) : null}
          {zipNames.dialog}
          {problem ? <output className={styles.left}>{text(`left.${problem}`)}</output> : null}
          <div className={styles.choices}>
            {goesOn ? (
              <Button size="small" type="primary" onClick={() => void goOn()}>
                {text("left.goOn")}
              </Button>
            ) : null}
            <Button size="small" onClick={forget}>
              {text("left.forget")}
            </Button>
          </div>
        </>
      }
    />
  );
};
