import { Select, type SelectProps } from "antd";
import { useState } from "react";
import { useOptionSearch } from "./option-search.ts";

/** A select for rights and the like: Enter chooses nothing that the operator hasn't typed or moved to. */
export const CarefulSelect = (props: SelectProps) => {
  const [typed, setTyped] = useState("");
  return (
    <Select
      {...props}
      showSearch={{ ...useOptionSearch(), onSearch: setTyped }}
      defaultActiveFirstOption={typed !== ""}
      onOpenChange={() => setTyped("")}
    />
  );
};
