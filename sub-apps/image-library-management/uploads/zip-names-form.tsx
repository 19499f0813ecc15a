import { RecordForm } from "@console-shell/sdk";
import { Form, Radio } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import styles from "./uploads.module.css";
import {
  type ChooseEncoding,
  decodeName,
  type NameEncoding,
  nameEncodings,
  type UnclearNames,
} from "./zip-names.ts";

/** Names shown of a ZIP. */
const maxShown = 4;

interface Question {
  unclear: UnclearNames;
  answer: (encoding: NameEncoding | undefined) => void;
}

const ZipNamesForm = ({ unclear, answer }: Question) => {
  const text = useText();
  const { zip, names, guess } = unclear;
  const [encoding, setEncoding] = useState(guess);
  return (
    <RecordForm<{ encoding: NameEncoding }>
      title={text("zip.title", { zip })}
      submit={text("word.add")}
      initialValues={{ encoding: guess }}
      onValuesChange={(changed) => setEncoding(changed.encoding ?? encoding)}
      save={(values) => {
        answer(values.encoding);
        return Promise.resolve();
      }}
      // Also after saving, when it changes nothing any more.
      onClose={() => answer(undefined)}
    >
      <Form.Item name="encoding" label={text("zip.encoding")} extra={text("zip.hint")} required>
        <Radio.Group
          options={nameEncodings.map((value) => ({ value, label: text(`zip.encoding.${value}`) }))}
        />
      </Form.Item>
      <section aria-label={text("zip.names")}>
        <ul className={styles.names}>
          {names.slice(0, maxShown).map((name) => (
            <li key={name.cp437}>{decodeName(name, encoding)}</li>
          ))}
        </ul>
      </section>
    </RecordForm>
  );
};

/** Asks for the encoding of a ZIP's names in the dialog. */
export const useZipNames = () => {
  const [question, setQuestion] = useState<Question>();
  const choose: ChooseEncoding = (unclear) =>
    new Promise((resolve) => {
      setQuestion({
        unclear,
        answer: (encoding) => {
          setQuestion(undefined);
          resolve(encoding);
        },
      });
    });
  return { choose, dialog: question ? <ZipNamesForm {...question} /> : null };
};
