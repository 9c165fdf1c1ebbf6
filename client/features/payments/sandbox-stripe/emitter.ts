type Listener = (event: object) => void;

/** `on`, `once` and `off` as the provider's elements have them. */
export class Emitter {
  private readonly listeners = new Map<string, Set<Listener>>();

  on(type: string, listener: Listener): this {
    const known = this.listeners.get(type) ?? new Set();
    this.listeners.set(type, known.add(listener));
    return this;
  }

  once(type: string, listener: Listener): this {
    const single: Listener = (event) => {
      this.off(type, single);
      listener(event);
    };
    return this.on(type, single);
  }

  off(type: string, listener?: Listener): this {
    if (listener) this.listeners.get(type)?.delete(listener);
    else this.listeners.delete(type);
    return this;
  }

  protected emit(type: string, event: object): void {
    for (const listener of this.listeners.get(type) ?? []) listener(event);
  }
}
