import type { Region } from "@console-shell/contract/calls/object-search";
import { useLayoutEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router";
import { regionOf, regionText } from "./region-text.ts";

/** The search conditions in the address. */
export interface Conditions {
  collection: string | undefined;
  labels: string[];
  queryImage: string | undefined;
  region: Region | null;
  /** A library picture that becomes the query image. */
  imageId: string | undefined;
  /** In percent; undefined for the collection's default. */
  threshold: number | undefined;
}

const percent = (text: string | null) => {
  const value = Number(text);
  return text !== null && value >= 0 && value <= 100 ? value : undefined;
};

const read = (parameters: URLSearchParams): Conditions => ({
  collection: parameters.get("collection") ?? undefined,
  labels: parameters.getAll("label"),
  queryImage: parameters.get("queryImage") ?? undefined,
  region: regionOf(parameters.get("region")),
  imageId: parameters.get("imageId") ?? undefined,
  threshold: percent(parameters.get("threshold")),
});

const written = ({ labels, region, threshold, ...rest }: Conditions): URLSearchParams => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value) parameters.set(name, value);
  for (const label of labels) parameters.append("label", label);
  if (region) parameters.set("region", regionText(region));
  if (threshold !== undefined) parameters.set("threshold", String(threshold));
  return parameters;
};

/**
 * A new search's conditions, kept in the address: they survive a reload, and can be shared except for the
 * picture.
 */
export const useConditions = () => {
  const [parameters, setParameters] = useSearchParams();
  const conditions = useMemo(() => read(parameters), [parameters]);
  // A picture that loads late is applied to the latest conditions.
  const latest = useRef(conditions);
  useLayoutEffect(() => {
    latest.current = conditions;
  }, [conditions]);
  const change = (change: Partial<Conditions>) => {
    latest.current = { ...latest.current, ...change };
    setParameters(written(latest.current), { replace: true });
  };
  return { conditions, change };
};
