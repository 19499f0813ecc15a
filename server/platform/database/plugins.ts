import {
  CamelCasePlugin,
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type PrimitiveValueListNode,
  type ValueNode,
} from "kysely";

/** A value for a JSON column: an object or an array, not bytes. */
const isJson = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !(value instanceof Uint8Array);

const portable = (value: unknown): unknown => (isJson(value) ? JSON.stringify(value) : value);

class ValueTransformer extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: portable(node.value) };
  }

  /** The rows of an insert come as one node, including values that are objects. */
  protected override transformPrimitiveValueList(
    node: PrimitiveValueListNode,
  ): PrimitiveValueListNode {
    return { ...node, values: node.values.map(portable) };
  }
}

/**
 * Lets the same code write to both databases: objects and arrays become JSON text (PostgreSQL's driver would convert
 * arrays to its own array type). The dialects convert results back: PostgreSQL parses JSON columns itself, for SQLite
 * see dialect/sqlite-values.ts. JSON columns are declared `json` and contain objects and arrays.
 */
class PortableValues implements KyselyPlugin {
  readonly #transformer = new ValueTransformer();

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    return this.#transformer.transformNode(node, queryId);
  }

  transformResult({ result }: PluginTransformResultArgs) {
    return Promise.resolve(result);
  }
}

/**
 * Names are camelCase in code and snake_case in the database. Text of raw SQL stays as it is, as do names that are
 * snake_case already. A number that ends several words is one of them: `upTo50` is `up_to_50`, `sha256` is `sha256`.
 */
class Names extends CamelCasePlugin {
  protected override snakeCase(name: string): string {
    return super.snakeCase(name.replace(/([A-Z][a-z]+)(\d+)$/, "$1_$2"));
  }

  /** Converts the names once, not for each row: all rows of a result have the same. */
  override transformResult({ result }: PluginTransformResultArgs) {
    const from = Object.keys(result.rows[0] ?? {});
    const to = from.map((name) => this.camelCase(name));
    const rows = result.rows.map((row) => {
      const converted: Record<string, unknown> = {};
      for (let at = 0; at < from.length; at += 1) converted[to[at]!] = row[from[at]!];
      return converted;
    });
    return Promise.resolve({ ...result, rows });
  }
}

/** Names only, for queries that are compiled before their values are known. */
export const names = new Names({ maintainNestedObjectKeys: true });

/** What every Kysely instance for our tables is made with. */
export const plugins = [names, new PortableValues()];
