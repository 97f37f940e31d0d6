import { createRsbuild, type RsbuildConfigDefinition } from '@rsbuild/core';

/** Makes a production build in another folder than `dist`, for a test that measures or reads it. */
export async function buildInto(folder: string, root: string, definition: RsbuildConfigDefinition): Promise<void> {
  const config =
    typeof definition === 'function'
      ? await definition({ env: 'production', command: 'build', envMode: 'production' })
      : definition;
  const rsbuild = await createRsbuild({
    cwd: root,
    config: {
      ...config,
      mode: 'production',
      logLevel: 'error',
      output: { ...config.output, distPath: { root: folder } },
    },
  });
  const { close } = await rsbuild.build();
  await close();
}
