/** A question in a dialog: the caller gets the answer as a promise, and the dialog follows the open question. */
export type Question<Answer> = {
  isOpen: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** Opens the question; a second call while it is open gets the same answer. */
  ask: () => Promise<Answer>;
  answer: (answer: Answer) => void;
};

/** Creates a question that is not open. */
export function createQuestion<Answer>(): Question<Answer> {
  let open: { promise: Promise<Answer>; resolve: (answer: Answer) => void } | null = null;
  const listeners = new Set<() => void>();
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  return {
    isOpen: () => open !== null,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask() {
      if (open) return open.promise;
      open = Promise.withResolvers<Answer>();
      notifyListeners();
      return open.promise;
    },
    answer(answer) {
      const answered = open;
      open = null;
      answered?.resolve(answer);
      notifyListeners();
    },
  };
}
