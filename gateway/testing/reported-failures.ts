import { tokenOf } from '@gym/hub-kit/testing';
import { vi } from 'vitest';
import type { TestApp } from './test-app.ts';

/** A failure of a hub that a browser reported. */
interface ReportedFailure {
  remote: string;
  version: string;
  reason: string;
}

/**
 * The failures that browsers have reported since the last call, with the reasons that administrators read; removes them
 * from the errors of the app. Waits for the first, which may arrive after the page has shown its message.
 */
export async function takeReportedFailures(app: TestApp): Promise<(Partial<ReportedFailure> | undefined)[]> {
  await vi.waitUntil(() => app.errors.length > 0);
  const logged = app.errors.splice(0).map(({ details }) => details as Partial<ReportedFailure> | undefined);
  const response = await fetch(`${app.url}/hubs/failures`, {
    headers: { authorization: `Bearer ${await tokenOf(app, 'admin')}` },
  });
  const { failures } = (await response.json()) as { failures: ReportedFailure[] };
  // The latest first.
  return logged.map(
    details =>
      failures.find(({ remote, version }) => remote === details?.remote && version === details.version) ??
      details,
  );
}
