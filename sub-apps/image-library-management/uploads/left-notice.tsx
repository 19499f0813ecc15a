import { useAccount } from "@console-shell/sdk";
import { Alert, Button } from "antd";
import { useEffect, useState } from "react";
import { useText } from "../messages/index.ts";
import { uploadsOf } from "./chosen-files.ts";
import { filesOfHandles, mayRead } from "./file-handles.ts";
import { type LeftUploads, readLeft } from "./left-uploads.ts";
import { useUploads } from "./uploads-context.ts";
import styles from "./uploads.module.css";

/** Names that are told of what is left. */
const told = 5;

/** What is left of uploads that a reload broke off, and how it goes on. */
export const LeftNotice = ({ libraryId }: { libraryId: string }) => {
  const text = useText();
  const { id: operatorId } = useAccount();
  const uploads = useUploads();
  const [left, setLeft] = useState<LeftUploads>();
  const [problem, setProblem] = useState<"refused" | "gone">();
  useEffect(() => {
    let isCurrent = true;
    readLeft(operatorId, libraryId).then(
      (found) => {
        if (isCurrent) setLeft(found);
      },
      // A browser that keeps nothing has nothing left.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [operatorId, libraryId]);
  if (!left) return null;
  const { names, urls, handles, total } = left;
  const count = names.length + urls.length;

  // Nothing is forgotten but what was found again.
  const goOn = async () => {
    setProblem(undefined);
    try {
      if (!(await mayRead(handles))) return setProblem("refused");
      const found = await uploadsOf(filesOfHandles(handles));
      const again = new Set(found.map((one) => ("url" in one ? one.url : one.name)));
      const missing = names.filter((name) => !again.has(name));
      setLeft(missing.length > 0 ? { ...left, names: missing, urls: [], handles: [] } : undefined);
      uploads.add(libraryId, [...found, ...urls.map((url) => ({ url }))], handles);
    } catch {
      // A folder that was moved or removed; which one the browser does not say.
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
