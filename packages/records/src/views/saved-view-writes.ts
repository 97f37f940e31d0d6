import { http, mutationOptions, type QueryClient } from '@haisha/platform';
import type {
  OwnDefault,
  RoleDefault,
  SavedView,
  SavedViewInput,
  SavedViews,
  SavedViewUpdate,
} from '@haisha/validation/saved-view';
import { savedViewsPath as path } from './saved-views-api.ts';

const rowPath = ({ id }: { id: string }) => `${path}/${encodeURIComponent(id)}`;

export function saveView() {
  return write(path, async (input: SavedViewInput) => await http().post<SavedView>(path, input));
}

export function changeView() {
  return write(path, async ({ id, ...input }: SavedViewUpdate & { id: string }) => {
    return await http().put<SavedView>(rowPath({ id }), input);
  });
}

export function moveView(act: 'archive' | 'restore') {
  return write(path, async ({ id, version }: SavedView) => {
    return await http().post<SavedView>(`${rowPath({ id })}/${act}`, { version });
  });
}

/** With what a list opens for oneself. */
export function setOwnDefault() {
  return write(path, async (input: OwnDefault) => await http().put<SavedViews>('/list-defaults/own', input));
}

/** With what it opens for the people of a role. */
export function setRoleDefault() {
  return write(path, async (input: RoleDefault) => await http().put<SavedViews>('/list-defaults/role', input));
}

function write<Input, Answer>(key: string, send: (input: Input) => Promise<Answer>) {
  return mutationOptions({
    mutationKey: [key, 'write'],
    mutationFn: async (input: Input, { client }: { client: QueryClient }) => {
      try {
        return await send(input);
      } finally {
        await client.invalidateQueries({ queryKey: [key] });
      }
    },
  });
}
