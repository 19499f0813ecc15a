import { PlusOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useState } from "react";

/** A component to edit while it runs, with state that an edit must preserve. */
export const App = () => {
  const [count, setCount] = useState(0);
  return (
    <section>
      <h2>First edition</h2>
      <Button icon={<PlusOutlined />} onClick={() => setCount(count + 1)}>
        Counted {count}
      </Button>
    </section>
  );
};
