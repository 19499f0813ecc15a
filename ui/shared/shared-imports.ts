import { esmExternalRequirePlugin, type Plugin } from "vite";
import { columnsTier, namesColumns } from "./antd-tiers.ts";
import {
  isOfKit,
  isShared,
  kitModules,
  packageOf,
  sharedModules,
  sharedPackages,
} from "./modules.ts";
import { pageSpecifier } from "./page-specifier.ts";
import {
  isSplitPackage,
  rewriteIconBase,
  rewriteSplitImports,
  splitPackageAdvice,
} from "./rewrite.ts";

/** Stateless parts of shared packages, which can safely be duplicated. */
const harmless = [
  /^antd\/(?:es\/|lib\/)?locale\//,
  /^dayjs\/plugin\//,
  /^@ant-design\/icons\/es\/icons\/\w+$/,
  /\/package\.json$/,
];

const refusal = (specifier: string): string =>
  isSplitPackage(specifier)
    ? splitPackageAdvice(specifier)
    : `"${specifier}" is not among the shared modules, and a copy of its own would break the page, ` +
      `which must hold one ${packageOf(specifier)}. Import it from the package's main entry, or add it to ui/shared/modules.ts.`;

export interface SharingOptions {
  /** Whether the build leaves the UI kit and the SDK to the page, too. */
  kit?: boolean;
  /** What a dev server writes for a shared import. */
  addressOf?: (specifier: string) => string;
}

/**
 * Leaves imports of shared modules to the page's import map. Builds keep the bare names; dev servers write
 * addresses that the page's import map resolves. Anything that would need a second copy of a shared package
 * is a build error.
 */
export const sharedImports = ({
  kit = false,
  addressOf = pageSpecifier,
}: SharingOptions = {}): Plugin[] => {
  let serving = false;
  const target = (specifier: string) => ({
    id: serving ? addressOf(specifier) : specifier,
    external: true as const,
    // Unused imports can be dropped. Exceptions: dayjs locales have no names, and forms may use the columns.
    moduleSideEffects: specifier.startsWith("dayjs/locale/") || specifier === columnsTier,
  });
  const resolve: Plugin = {
    name: "console:shared-dependencies",
    enforce: "pre",
    config(_config, { command }) {
      serving = command === "serve";
      // Builds are for production whatever NODE_ENV the caller has, as there is no shared jsx-dev-runtime for
      // them. Vite reads this variable after the plug-ins' settings.
      if (!serving) process.env["NODE_ENV"] = "production";
      const names = [...sharedModules, ...(kit ? kitModules : [])].map(
        (module) => module.specifier,
      );
      return serving
        ? {
            optimizeDeps: {
              // Pre-bundled, an icon would contain its own base, and each new icon would cause a reload.
              exclude: ["@ant-design/icons", "@ant-design/icons-svg"],
              rolldownOptions: { plugins: [optimized()] },
            },
          }
        : {
            build: {
              rolldownOptions: { plugins: [esmExternalRequirePlugin({ external: names })] },
            },
          };
    },
    configResolved(config) {
      const { optimizeDeps } = config;
      optimizeDeps.include = optimizeDeps.include?.filter(
        (id) => !sharedPackages.includes(packageOf(id)),
      );
    },
    resolveId: {
      order: "pre",
      handler(source, _importer, options) {
        // The dependency scan sees imports before they are rewritten.
        if ("scan" in options && options.scan && sharedPackages.includes(packageOf(source)))
          return { id: source, external: true };
        if (serving && source === "/@react-refresh") return target("react-refresh");
        if (isShared(source) || (kit && !serving && isOfKit(source))) return target(source);
        if (!sharedPackages.includes(packageOf(source))) return null;
        if (harmless.some((pattern) => pattern.test(source))) return null;
        return this.error(refusal(source));
      },
    },
  };
  const rewrite: Plugin = {
    name: "console:shared-parts",
    transform: {
      filter: { id: /\.[cm]?[jt]sx?(?:\?|$)/, code: /["'](?:antd|@ant-design\/icons)["']/ },
      handler(code) {
        try {
          const result = rewriteSplitImports(code);
          return result === undefined ? null : { code: result, map: null };
        } catch (error) {
          return this.error(error instanceof Error ? error.message : String(error));
        }
      },
    },
  };
  const columns: Plugin = {
    name: "console:shared-columns",
    transform: {
      filter: { id: /\.[cm]?[jt]sx?(?:\?|$)/, code: namesColumns },
      handler: (code) => ({ code: `${code}\nimport ${JSON.stringify(columnsTier)};\n`, map: null }),
    },
  };
  const icons: Plugin = {
    name: "console:shared-icon-base",
    transform: {
      filter: { id: /[\\/]@ant-design[\\/]icons[\\/]es[\\/]icons[\\/]\w+\.js/ },
      handler: (code) => ({ code: rewriteIconBase(code), map: null }),
    },
  };
  return [resolve, rewrite, columns, icons];
};

/** The same for packages that a dev server pre-bundles: their shared imports stay external. */
const optimized = (): Plugin => ({
  name: "console:shared-dependencies-of-optimized",
  resolveId: {
    order: "pre",
    handler: (source) => (isShared(source) ? { id: pageSpecifier(source), external: true } : null),
  },
});
