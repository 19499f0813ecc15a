import { globSync, readFileSync } from "node:fs";
import { type ESTree, parseSync } from "vite";
import { names } from "../names.ts";
import { latencyColumns } from "../tables/usage.ts";

/** Of each column, as `table.column` of the database, what `describeColumn` says. */
export type Columns = Record<string, string>;

/** A column with a default is one that a row can be inserted without. */
export const describeColumn = (isNullable: boolean, hasDefault: boolean): string =>
  `${isNullable ? "nullable" : "not null"}${hasDefault ? ", with a default" : ""}`;

/** What a type adds by being wrapped in another one. */
const wrappers: Partial<Record<string, "nullable" | "hasDefault">> = {
  Generated: "hasDefault",
  WithDefault: "hasDefault",
  NeverNull: "nullable",
};

const describeType = (type: ESTree.TSType, hasDefault = false): string => {
  if (type.type === "TSTypeReference") {
    const wrapper = wrappers[nameOf(type)];
    if (wrapper === "hasDefault") return describeType(type.typeArguments!.params[0]!, true);
    return describeColumn(wrapper === "nullable", hasDefault);
  }
  const parts = type.type === "TSUnionType" ? type.types : [type];
  return describeColumn(
    parts.some((part) => part.type === "TSNullKeyword"),
    hasDefault,
  );
};

const nameOf = (type: ESTree.TSType | ESTree.Expression): string => {
  const name = type.type === "TSTypeReference" ? type.typeName : type;
  if (name.type !== "Identifier") throw new Error(`Not a name: ${name.type}`);
  return name.name;
};

type Declaration = ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration;

/** All types in `tables/` by name. They are read as text: they are gone when tests run. */
const readDeclarations = (): Map<string, Declaration> => {
  const folder = new URL("../tables/", import.meta.url);
  const statements = globSync("*.ts", { cwd: folder }).flatMap(
    (file) => parseSync(file, readFileSync(new URL(file, folder), "utf8")).program.body,
  );
  return new Map(
    statements
      .map((one) => (one.type === "ExportNamedDeclaration" ? one.declaration : one))
      .filter(
        (one) => one?.type === "TSInterfaceDeclaration" || one?.type === "TSTypeAliasDeclaration",
      )
      .map((one) => [one.id.name, one]),
  );
};

type Property = [name: string, type: ESTree.TSType];

/** The columns that `Tables` declares. */
export const readTableTypes = (): Columns => {
  const declarations = readDeclarations();
  const membersOf = (members: readonly ESTree.TSSignature[]): Property[] =>
    members.map((member) => {
      if (member.type !== "TSPropertySignature" || member.key.type !== "Identifier")
        throw new Error(`Not a column: ${member.type}`);
      return [member.key.name, member.typeAnnotation!.typeAnnotation];
    });
  const propertiesOf = (type: ESTree.TSType | ESTree.Expression): Property[] => {
    if (type.type === "TSIntersectionType") return type.types.flatMap(propertiesOf);
    if (type.type === "TSTypeLiteral") return membersOf(type.members);
    const name = nameOf(type);
    // The only columns whose names are computed.
    if (name === "Record" && type.type === "TSTypeReference") {
      const [keys, value] = type.typeArguments!.params;
      if (nameOf(keys!) === "LatencyColumn") return latencyColumns.map((key) => [key, value!]);
    }
    return propertiesOfDeclared(name);
  };
  const propertiesOfDeclared = (name: string): Property[] => {
    const declared = declarations.get(name);
    if (!declared) throw new Error(`No type ${name} in tables/`);
    if (declared.type === "TSTypeAliasDeclaration") return propertiesOf(declared.typeAnnotation);
    return [
      ...declared.extends.flatMap(({ expression }) => propertiesOf(expression)),
      ...membersOf(declared.body.body),
    ];
  };
  return Object.fromEntries(
    propertiesOfDeclared("Tables").flatMap(([table, type]) =>
      propertiesOf(type).map(([column, columnType]) => [
        `${names.snakeCase(table)}.${names.snakeCase(column)}`,
        describeType(columnType),
      ]),
    ),
  );
};
