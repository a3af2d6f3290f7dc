/** Runs `work`. @returns its result and the milliseconds that this thread computed: a busy machine adds none to them */
export async function withProcessorTime<T>(work: () => Promise<T>): Promise<[T, number]> {
  const before = process.threadCpuUsage();
  const result = await work();
  const { user, system } = process.threadCpuUsage(before);
  return [result, (user + system) / 1_000];
}
