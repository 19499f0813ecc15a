/** Query parameters; an array becomes repeated keys, absent values are left out. */
export const toSearchParams = (values: object): URLSearchParams => {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(values))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null) params.append(key, String(item));
  return params;
};
