import { collectComplaints } from "./complaints.ts";
import { examples } from "./examples.ts";
import { expect, test } from "./test.ts";
import { useExample } from "./use-example.ts";

for (const example of examples)
  test(`${example.name} runs by itself, as its authors wrote it`, async ({
    page,
    examplesOrigin,
  }) => {
    const complaints = collectComplaints(page);
    await page.goto(`${examplesOrigin}/${example.name}/`);
    await useExample(page, example);
    expect(complaints).toEqual([]);
  });
