import { type Flipped, type FlipRequest, flip } from './flip.ts';
import { ReleaseRefusal } from './release-error.ts';

/** Disables an area or enables it again, without changing its version. */
export async function switchArea(
  store: string,
  name: string,
  enabled: boolean,
  request: FlipRequest,
): Promise<Flipped> {
  return await flip(store, request, (current) => {
    const area = current?.areas[name];
    if (!current || !area) {
      const known = Object.keys(current?.areas ?? {}).join(', ') || 'none';
      throw new ReleaseRefusal('area.unknown', `No area ${name} is live. Live areas: ${known}.`);
    }
    const { shell, areas } = current;
    return {
      kind: enabled ? 'enable' : 'disable',
      state: { shell, areas: { ...areas, [name]: { ...area, enabled } } },
    };
  });
}
