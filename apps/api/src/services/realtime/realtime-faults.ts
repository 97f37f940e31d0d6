type HostedSettings = { BROADCASTER: string; PUSHER_KEY?: string; PUSHER_SECRET?: string };

/** What is missing for a server elsewhere: it has made its key and secret itself. */
export function realtimeFaults(settings: HostedSettings): string[] {
  if (settings.BROADCASTER !== 'pusher') return [];
  const needed = ['PUSHER_KEY', 'PUSHER_SECRET'] as const;
  return needed
    .filter((name) => settings[name] === undefined)
    .map((name) => `${name}: BROADCASTER=pusher needs that of the hosted server`);
}
