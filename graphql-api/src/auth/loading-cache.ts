import { LRUCache } from 'lru-cache';

interface LoadingCacheOptions<K, V> {
  /** The number of cached values; the least recently used one is evicted first. */
  max: number;
  load: (key: K) => Promise<V>;
  /** Whether cached values may be used now. While they may not, every request loads. */
  isCurrent: () => boolean;
}

/** Values by key. Requests for a key that is being loaded share the load. */
export class LoadingCache<K extends string | number, V> {
  private readonly values: LRUCache<K, { value: V }>;
  private readonly loading = new Map<K, Promise<V>>();

  constructor(private readonly options: LoadingCacheOptions<K, V>) {
    this.values = new LRUCache({ max: options.max });
  }

  /** The cached value, if it may be used now. */
  peek(key: K): V | undefined {
    return this.options.isCurrent() ? this.values.get(key)?.value : undefined;
  }

  async get(key: K): Promise<V> {
    const cached = this.peek(key);
    return cached === undefined ? (this.loading.get(key) ?? this.load(key)) : cached;
  }

  /** Removes a value. A load that began before is not cached, and later requests do not wait for it. */
  delete(key: K): void {
    this.values.delete(key);
    this.loading.delete(key);
  }

  /** Removes all values, as `delete` does. */
  clear(): void {
    this.values.clear();
    this.loading.clear();
  }

  private load(key: K): Promise<V> {
    const load: Promise<V> = this.options.load(key).then(
      value => {
        if (this.finish(key, load) && this.options.isCurrent()) this.values.set(key, { value });
        return value;
      },
      (error: unknown) => {
        this.finish(key, load);
        throw error;
      },
    );
    this.loading.set(key, load);
    return load;
  }

  /** @returns whether nothing changed since the load began */
  private finish(key: K, load: Promise<V>): boolean {
    return this.loading.get(key) === load && this.loading.delete(key);
  }
}
