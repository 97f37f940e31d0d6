import type { AreaManifest } from '@haisha/platform';
import type { AreaPart } from './area-part.ts';

/** Reads the manifest of an area off its parts; `messages` are the namespaces that belong to none of them. */
export function manifestOf(name: string, parts: readonly AreaPart[], messages: readonly string[]): AreaManifest {
  const routes = parts.flatMap(({ pages }) =>
    pages.map(({ path, title, permission, reads, wide }) => ({
      ...{ path, title, permission },
      ...(reads && { reads }),
      ...(wide && { wide }),
    })),
  );
  const opening = new Set(routes.map(({ permission }) => permission));
  return {
    name,
    routes,
    navigation: parts.flatMap(({ navigation }) => navigation),
    finds: parts.flatMap(({ finds = [] }) => finds),
    actions: parts.flatMap(({ actions = [] }) => actions),
    // The routes name theirs, and every byte of this weighs on the first load of the shell.
    permissions: once(parts.flatMap(({ permissions }) => permissions)).filter((one) => !opening.has(one)),
    messages: once([...messages, ...parts.flatMap((part) => part.messages)]),
  };
}

function once(names: readonly string[]): string[] {
  return [...new Set(names)];
}
