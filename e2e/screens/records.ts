import { expect, type APIRequestContext } from "@playwright/test";

/** The address of the first record of a list. */
export const firstOf =
  (list: string, address: (id: string) => string) => async (request: APIRequestContext) => {
    const answer = await request.get(list);
    expect(answer.status(), list).toBe(200);
    const { items } = (await answer.json()) as { items: { id: string }[] };
    return address(items[0]!.id);
  };

/** The address of a demo client app, whatever other tests have added to the list. */
export const clientAppOf = (name: string, address: (id: string) => string) =>
  firstOf(`/cc-api/client-app/list?search=${encodeURIComponent(name)}`, address);
