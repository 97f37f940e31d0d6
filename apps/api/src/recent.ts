/** What was used last, up to so many; the one unused for the longest time makes room. */
export type Recent<Value> = {
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
};

export function createRecent<Value>(most: number): Recent<Value> {
  const values = new Map<string, Value>();
  function set(key: string, value: Value): void {
    values.delete(key);
    values.set(key, value);
    for (const oldest of values.keys()) {
      if (values.size <= most) return;
      values.delete(oldest);
    }
  }
  return {
    get(key) {
      const value = values.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
  };
}
