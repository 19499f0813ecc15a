import type { ApiOutput } from "@console-shell/contract";
import type { FaceCandidate, FaceDecision } from "@console-shell/contract/calls/face-search";
import {
  applyFieldErrors,
  useApiMutation,
  useNotify,
  usePaletteEntries,
  useUnsaved,
  useWriteButton,
} from "@console-shell/sdk";
import { Button, Form, Input, Radio } from "antd";
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { useText } from "../messages/index.ts";
import { decisions } from "../shared/decision-state.tsx";

interface Fields {
  decision: FaceDecision;
  note?: string;
}

interface ReviewFormProps {
  query: ApiOutput<"GET /cc-api/face-search/query/:id">;
  /** The candidate of a match. */
  chosen: FaceCandidate | undefined;
  /** Chooses a decision, as its key does. */
  ref?: Ref<(decision: FaceDecision) => void>;
}

/** Not those of the work queue's bar, such as M. */
const keys = { match: "Y", no_match: "N", undecided: "U" } as const satisfies Record<
  FaceDecision,
  string
>;

/** A reviewer's decision on a search; shows the current decision until edited. */
export const ReviewForm = ({ query, chosen, ref }: ReviewFormProps) => {
  const text = useText();
  const notify = useNotify();
  const [form] = Form.useForm<Fields>();
  const [changed, setChanged] = useState(false);
  const saved = useUnsaved(changed);
  const writeButton = useWriteButton();
  const decision = Form.useWatch("decision", form);
  const review = useApiMutation("POST /cc-api/face-search/query/:id/review", {
    invalidates: ["GET /cc-api/face-search/query/:id", "GET /cc-api/face-search/query/list"],
  });

  const submit = useRef<HTMLButtonElement>(null);
  const choose = (chosenDecision: FaceDecision) => {
    form.setFieldValue("decision", chosenDecision);
    setChanged(true);
    // Enter saves it. The palette gives the focus back when it closes.
    requestAnimationFrame(() => submit.current?.focus());
  };
  useImperativeHandle(ref, () => choose);
  usePaletteEntries(
    decisions
      .filter((one) => one !== "match" || chosen)
      .map((one) => ({
        key: one,
        keys: keys[one],
        title: text(`decision.${one}`),
        run: () => choose(one),
      })),
  );

  const inForce = query.decision ?? undefined;
  useEffect(() => {
    if (!changed) form.setFieldsValue({ decision: inForce, note: undefined });
  }, [form, changed, inForce]);

  const save = async ({ decision, note = "" }: Fields) => {
    const candidateId = decision === "match" ? chosen?.id : undefined;
    try {
      await review.mutateAsync({ params: { id: query.id }, body: { decision, candidateId, note } });
      saved();
      setChanged(false);
      notify({ kind: "success", title: text("review.saved") });
    } catch (error) {
      applyFieldErrors(form, error);
    }
  };

  return (
    <Form
      form={form}
      name="review"
      layout="vertical"
      initialValues={{ decision: inForce }}
      onValuesChange={() => setChanged(true)}
      onFinish={(fields) => void save(fields)}
    >
      <Form.Item
        name="decision"
        label={text("review.decide")}
        rules={[{ required: true, message: text("review.required") }]}
        extra={
          decision === "match" && chosen
            ? text("review.matchWith", { rank: chosen.rank, file: chosen.fileName })
            : undefined
        }
      >
        <Radio.Group
          optionType="button"
          options={decisions.map((decision) => ({
            value: decision,
            label: text(`decision.${decision}`),
            disabled: decision === "match" && !chosen,
          }))}
        />
      </Form.Item>
      <Form.Item name="note" label={text("review.note")}>
        <Input.TextArea maxLength={1000} rows={3} placeholder={text("review.noteHint")} />
      </Form.Item>
      <Button
        ref={submit}
        type="primary"
        htmlType="submit"
        {...writeButton(review.isPending, !changed && inForce === undefined)}
      >
        {text("review.save")}
      </Button>
    </Form>
  );
};
