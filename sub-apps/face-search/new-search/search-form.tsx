import { SearchOutlined } from "@ant-design/icons";
import type { FaceCollection } from "@console-shell/contract/calls/face-search";
import { usualFaceThreshold } from "@console-shell/contract/words/face-presets";
import {
  applyFieldErrors,
  refusedFor,
  useApiMutation,
  useApiQuery,
  useUnsaved,
  useWriteButton,
} from "@console-shell/sdk";
import { useOptionSearch, useSelectOptions } from "@console-shell/ui";
import { Alert, Button, Form, Select } from "antd";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useText } from "../messages/index.ts";
import type { ChosenQueryImage } from "../query-image/use-query-image.ts";
import { PurposeField } from "./purpose-field.tsx";
import { ThresholdField } from "./threshold-field.tsx";
import { useSearchKey } from "./use-search-key.ts";

interface Fields {
  collectionId: string;
  /** In percent; the server expects a share of 1. */
  threshold: number;
  purpose: string;
}

const maxCollections = 200;

/** The collections that can be searched. */
export const useSearchCollections = () =>
  useApiQuery("GET /cc-api/face-search/collection/list", { query: { pageSize: maxCollections } });

/** Where to search, the threshold and the purpose; opens the results. */
export const SearchForm = ({ chosen }: { chosen: ChosenQueryImage }) => {
  const text = useText();
  const navigate = useNavigate();
  const [form] = Form.useForm<Fields>();
  const [changed, setChanged] = useState(false);
  const keyOf = useSearchKey();
  const [refused, setRefused] = useState<{
    what: "picture" | "face" | "expired";
    queryImage: ChosenQueryImage["queryImage"];
    face: number | undefined;
  }>();
  const release = useUnsaved(changed || chosen.queryImage !== undefined);
  const writeButton = useWriteButton();
  const collections = useSearchCollections();
  const choices = useSelectOptions(collections);
  const optionSearch = useOptionSearch();
  const search = useApiMutation("POST /cc-api/face-search/query/create");
  const { queryImage, face } = chosen;
  // The error is about that face of that picture; another selection clears it.
  const problem =
    refused?.queryImage === queryImage && refused?.face === face ? refused?.what : undefined;
  const setProblem = (what: "picture" | "face" | "expired") =>
    setRefused({ what, queryImage, face });

  const start = async ({ collectionId, threshold, purpose }: Fields) => {
    if (!queryImage || face === undefined) return setProblem(queryImage ? "face" : "picture");
    const asked = {
      queryImageId: queryImage.id,
      face,
      collectionId,
      threshold: threshold / 100,
      purpose,
    };
    try {
      const { id } = await search.mutateAsync({
        body: { ...asked, idempotencyKey: keyOf(asked) },
      });
      release();
      void navigate(`/queries/${id}`);
    } catch (error) {
      if (refusedFor(error, "expired")) setProblem("expired");
      else applyFieldErrors(form, error);
    }
  };
  const chooseCollection = (id: string) => {
    const collection = collections.data?.items.find((collection) => collection.id === id);
    if (collection && !form.isFieldTouched("threshold"))
      form.setFieldsValue({ threshold: Math.round(collection.defaultThreshold * 1000) / 10 });
  };

  // That of the address, or the only one.
  const asked = useSearchParams()[0].get("collection");
  const preselect = useEffectEvent((items: readonly FaceCollection[]) => {
    const only = items.length === 1 ? items[0] : undefined;
    const start = items.find(({ id }) => id === asked) ?? only;
    if (!start || form.getFieldValue("collectionId")) return;
    form.setFieldsValue({ collectionId: start.id });
    chooseCollection(start.id);
  });
  useEffect(() => preselect(collections.data?.items ?? []), [collections.data]);

  return (
    <Form
      form={form}
      name="search"
      layout="vertical"
      onValuesChange={() => setChanged(true)}
      onFinish={(fields) => void start(fields)}
    >
      <Form.Item
        name="collectionId"
        label={text("word.collection")}
        rules={[{ required: true, message: text("search.collectionRequired") }]}
        {...(collections.error
          ? { validateStatus: "error" as const, help: collections.error.message }
          : {})}
      >
        <Select
          {...choices}
          {...optionSearch}
          showSearch
          placeholder={text("search.collectionRequired")}
          onChange={chooseCollection}
          options={collections.data?.items.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
      <Form.Item
        name="threshold"
        label={text("search.threshold")}
        initialValue={usualFaceThreshold * 100}
        rules={[{ required: true, message: text("word.enterThreshold") }]}
      >
        <ThresholdField />
      </Form.Item>
      <PurposeField />
      {problem ? (
        <Form.Item>
          <Alert type="error" showIcon role="alert" title={text(`search.no.${problem}`)} />
        </Form.Item>
      ) : null}
      <Button
        type="primary"
        htmlType="submit"
        icon={<SearchOutlined aria-hidden="true" />}
        {...writeButton(search.isPending, chosen.isBusy)}
      >
        {text("search.start")}
      </Button>
    </Form>
  );
};
