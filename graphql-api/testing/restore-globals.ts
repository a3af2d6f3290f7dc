/** A setup file for test files that share a process: each one leaves the clock, the environment and globals as they were. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
