/** Query parameters; arrays become repeated keys, undefined values are omitted. */
export const toSearchParams = (values: object): URLSearchParams => {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(values))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null) params.append(key, String(item));
  return params;
};
