/** A question in a dialog: the caller gets the answer as a promise, and the dialog follows the open question. */
export type Question<Answer, About = never> = {
  isOpen: () => boolean;
  /** What the open question is about, where that was said. */
  about: () => About | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Opens the question; a second call while it is open gets the same answer. */
  ask: (about?: About) => Promise<Answer>;
  answer: (answer: Answer) => void;
};

/** Creates a question that is not open. */
export function createQuestion<Answer, About = never>(): Question<Answer, About> {
  let subject: About | undefined;
  let open: { promise: Promise<Answer>; resolve: (answer: Answer) => void } | null = null;
  const listeners = new Set<() => void>();
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  return {
    isOpen: () => open !== null,
    about: () => subject,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask(about) {
      if (open) return open.promise;
      subject = about;
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
