import {
  applyFieldErrors,
  refusedFor,
  useApiMutation,
  usePageTitle,
  useUnsaved,
  useWriteButton,
} from "@console-shell/sdk";
import { Page, Panel } from "@console-shell/ui";
import { Alert, Button, Form } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useText } from "../messages/index.ts";
import { PurposeField } from "../new-search/purpose-field.tsx";
import { useSearchKey } from "../new-search/use-search-key.ts";
import styles from "../new-search/new-search.module.css";
import { QueryImageField } from "../query-image/query-image-field.tsx";
import { useImageOfAddress } from "../query-image/use-image-of-address.ts";
import { useQueryImage } from "../query-image/use-query-image.ts";

/** Compares faces in two pictures; opens the stored result. */
export const ComparePage = () => {
  const text = useText();
  const navigate = useNavigate();
  usePageTitle(text("compare.title"));
  const [form] = Form.useForm<{ purpose: string }>();
  const [changed, setChanged] = useState(false);
  const keyOf = useSearchKey();
  const [refused, setRefused] = useState<{ what: "incomplete" | "expired"; of: string }>();
  const one = useQueryImage();
  const other = useQueryImage();
  useImageOfAddress(one.fromImage);
  const release = useUnsaved(
    changed || one.queryImage !== undefined || other.queryImage !== undefined,
  );
  const writeButton = useWriteButton();
  const compare = useApiMutation("POST /cc-api/face-search/comparison/create");
  // The error is about these two faces; another selection clears it.
  const pair = [one.queryImage?.id, one.face, other.queryImage?.id, other.face].join(" ");
  const problem = refused?.of === pair ? refused.what : undefined;
  const setProblem = (what: "incomplete" | "expired") => setRefused({ what, of: pair });

  const start = async ({ purpose }: { purpose: string }) => {
    if (!one.queryImage || !other.queryImage || one.face === undefined || other.face === undefined)
      return setProblem("incomplete");
    const asked = {
      one: { queryImageId: one.queryImage.id, face: one.face },
      other: { queryImageId: other.queryImage.id, face: other.face },
      purpose,
    };
    try {
      const { id } = await compare.mutateAsync({
        body: { ...asked, idempotencyKey: keyOf(asked) },
      });
      release();
      void navigate(`/comparisons/${id}`);
    } catch (error) {
      if (refusedFor(error, "expired")) setProblem("expired");
      else applyFieldErrors(form, error);
    }
  };

  return (
    <Page record title={text("compare.title")} description={text("compare.description")}>
      <div className={styles.layout}>
        <Panel title={text("compare.one")}>
          <QueryImageField chosen={one} />
        </Panel>
        <Panel title={text("compare.other")}>
          <QueryImageField chosen={other} />
        </Panel>
      </div>
      <Panel>
        <Form
          form={form}
          name="compare"
          layout="vertical"
          onValuesChange={() => setChanged(true)}
          onFinish={(fields) => void start(fields)}
        >
          <div className={styles.purpose}>
            <PurposeField />
          </div>
          {problem ? (
            <Form.Item>
              <Alert type="error" showIcon role="alert" title={text(`compare.no.${problem}`)} />
            </Form.Item>
          ) : null}
          <Button
            type="primary"
            htmlType="submit"
            {...writeButton(compare.isPending, one.isBusy || other.isBusy)}
          >
            {text("compare.start")}
          </Button>
        </Form>
      </Panel>
    </Page>
  );
};
