import { japaneseGlyphsAreMissing } from '@haisha/ui/japanese-font';
import type { SystemCheck, SystemTest } from '@haisha/validation/system';
import { roundTrip } from '../live/round-trip.ts';
import type { Shell } from '../shell-context.ts';

type SelfCheck = () => string | Promise<string>;

const patienceMs = 10_000;

/** Runs the checks of the server and those of this browser; a check that throws has failed and reports the reason. */
export async function runSelfTest(shell: Shell, now: () => number = () => performance.now()): Promise<SystemCheck[]> {
  const server: SystemCheck[] = [];
  const browser: Record<string, SelfCheck> = {
    api: async () => {
      const { checks } = await shell.http.get<SystemTest>('/system/test');
      server.push(...checks);
      return shell.http.url('/system/test');
    },
    realtime: async () => {
      const part = await settled(shell.live.subscribe, shell.live.get);
      if (!part) throw new Error('the live part has not been loaded');
      const { service } = part;
      await settled(service.realtime.onState, () => service.realtime.state() !== 'connecting');
      return roundTrip(service, shell.http);
    },
    pointer: async () => {
      const { status, pointer } = await shell.pointer.refresh();
      if (status !== 'ready') throw new Error('builds/latest.json cannot be read');
      return `revision ${pointer.revision}`;
    },
    areas: async () => {
      const areas = Object.entries(shell.pointer.get().pointer?.areas ?? {});
      const problems = await Promise.all(areas.map(([, area]) => shell.areas.problems(area)));
      if (problems.flat().length > 0) throw new Error(problems.flat().join('; '));
      return areas.map(([name]) => name).join(', ');
    },
    fonts: () => {
      if (japaneseGlyphsAreMissing()) throw new Error('Japanese characters come out as boxes');
      return '配車 髙﨑①㈱';
    },
    browserTimeZone: () => {
      const tokyo = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo' }).format(Date.UTC(2026, 10, 20, 15));
      if (tokyo !== '2026-11-21') throw new Error('this browser does not know Asia/Tokyo');
      return Intl.DateTimeFormat().resolvedOptions().timeZone;
    },
  };
  const results: SystemCheck[] = [];
  for (const [name, check] of Object.entries(browser)) {
    const startedAt = now();
    const outcome = await Promise.resolve()
      .then(check)
      .then(
        (detail) => ({ ok: true, detail }),
        (cause: unknown) => ({ ok: false, detail: cause instanceof Error ? cause.message : String(cause) }),
      );
    results.push({ name, ...outcome, ms: now() - startedAt });
  }
  return [...results.slice(0, 1), ...server, ...results.slice(1)];
}

/** Resolves to a value as soon as it exists; live updates start a moment after the page, which is no fault. */
function settled<T>(subscribe: (listener: () => void) => () => void, get: () => T): Promise<T> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, patienceMs);
    const leave = subscribe(() => get() && end());
    function end(): void {
      clearTimeout(timer);
      leave();
      resolve(get());
    }
    if (get()) end();
  });
}
