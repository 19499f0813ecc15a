import { permissions } from "@console-shell/contract/words/permissions";
import { subAppNames } from "@console-shell/contract/words/sub-app-names";
import { expect, test } from "vitest";
import { permissionGroups } from "./permission-groups.ts";

test("every permission of the product is shown under its sub-app, in words", () => {
  const groups = permissionGroups(permissions);
  expect(groups.map(({ subApp }) => subApp)).toEqual(subAppNames);
  const words = groups.flatMap(({ things }) =>
    things.flatMap(({ noun, verbs }) => [noun, ...verbs]),
  );
  expect(words.filter(({ key }) => key === undefined)).toEqual([]);
});

test("an unknown permission is shown as its code", () => {
  expect(permissionGroups(["weather:forecast:predict"])).toEqual([
    {
      subApp: "weather",
      things: [
        {
          noun: { code: "forecast", key: undefined },
          verbs: [{ code: "predict", key: undefined }],
        },
      ],
    },
  ]);
});
