import {
  CamelCasePlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
} from "kysely";

/**
 * Names are camelCase in code and snake_case in the database. Text of raw SQL stays as it is, as do names that are
 * snake_case already. A number that ends several words is one of them: `upTo50` is `up_to_50`, `sha256` is `sha256`.
 */
class Names extends CamelCasePlugin {
  override snakeCase(name: string): string {
    return super.snakeCase(name.replace(/([A-Z][a-z]+)(\d+)$/, "$1_$2"));
  }

  /** Left to the dialects' compilers, which don't copy the query; see dialect/query-compilers.ts. */
  override transformQuery({ node }: PluginTransformQueryArgs) {
    return node;
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

/** Every Kysely instance for our tables has this plug-in. */
export const names = new Names({ maintainNestedObjectKeys: true });
