/** What brings the messages of all processes to this one. */
export type Bus = {
  /** Resolves when it stands; fails when it cannot be had yet. From then on it comes back by itself. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
  isConnected: () => boolean;
};
