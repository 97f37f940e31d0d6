import { createRsbuild, type RsbuildConfig, type RsbuildConfigDefinition, type RsbuildPlugin } from '@rsbuild/core';

export type Variant = {
  /** The folder of the area or the shell. */
  root: string;
  config: RsbuildConfigDefinition;
  /** The output folder. */
  out: string;
  /** Changes the text of one source file, as a developer would between two releases. */
  edit?: { file: RegExp; change: (code: string) => string };
  /** Constants of the build with other values. */
  define?: Record<string, string>;
};

/** Builds an area or the shell with one changed source file. */
export async function buildVariant({ root, config, out, edit, define }: Variant): Promise<void> {
  const resolved: RsbuildConfig =
    typeof config === 'function'
      ? await config({ env: 'production', command: 'build', envMode: 'production' })
      : config;
  const rsbuild = await createRsbuild({
    cwd: root,
    config: {
      ...resolved,
      logLevel: 'error',
      plugins: [...(resolved.plugins ?? []), ...(edit ? [editing(edit)] : [])],
      source: { ...resolved.source, define: { ...resolved.source?.define, ...define } },
      output: { ...resolved.output, distPath: { root: out } },
    },
  });
  const { close } = await rsbuild.build();
  await close();
}

function editing({ file, change }: NonNullable<Variant['edit']>): RsbuildPlugin {
  return {
    name: 'edit-one-file',
    setup(api) {
      let edited = false;
      api.transform({ test: file }, ({ code }) => {
        const next = change(code);
        edited ||= next !== code;
        return next;
      });
      api.onAfterBuild(() => {
        if (!edited) throw new Error(`No file ${file} was changed: the variant would be the same build`);
      });
    },
  };
}
