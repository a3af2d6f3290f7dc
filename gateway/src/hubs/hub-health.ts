import { callerOf, KEPT_DAYS, type HubReleases, type Log, type ReportedFailure } from '@gym/graphql-api';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { RestFailure } from '../rest/failure.ts';
import type { BrokenRelease, BrokenReleases } from './broken-releases.ts';

/** A report of a browser about a failed hub. */
interface Report {
  remote: string;
  version: string;
  entry: string;
  reason: string;
}

const text = { type: 'string', maxLength: 500 } as const;
const reportSchema = {
  type: 'object',
  required: ['remote', 'version', 'entry', 'reason'],
  additionalProperties: false,
  properties: { remote: text, version: text, entry: text, reason: text },
};

/** The number of activations in the response, newest first. */
const LATEST = 20;
const DAY_MS = 24 * 60 * 60_000;

export interface HealthOptions {
  releases: HubReleases;
  broken: BrokenReleases;
  /** Whether this server serves such a version. */
  has(remote: string, version: string): Promise<boolean>;
}

/** Endpoints for browsers to report failed hubs and for administrators to read the reports. */
export const hubHealth =
  ({ releases, broken, has }: HealthOptions, log: Log): FastifyPluginAsync =>
  async app => {
    // Every signed-in user may report.
    app.post<{ Body: Report }>(
      '/hubs/failures',
      { bodyLimit: 4096, schema: { body: reportSchema } },
      async (request, reply) => {
        const { remote, version } = request.body;
        const stopsCanary = await releases.failures.report(callerOf(request), request.body, async () => {
          if (!(await has(remote, version)))
            throw new RestFailure(404, `There is no ${remote} ${version} here`);
        });
        // Hub Health shows the reason, which may quote what the browser showed.
        log.error({ remote, version }, 'A hub failed in a browser');
        if (stopsCanary)
          log.error({ remote, version }, 'A canary was stopped because it failed in several browsers');
        return reply.code(204).send();
      },
    );

    const brokenNow = async () => broken.of((await releases.served.registry()).bundles.values());
    const send = (reply: FastifyReply, failures: ReportedFailure[], releasesThatBreak: BrokenRelease[]) => {
      const since = new Date(Date.now() - KEPT_DAYS * DAY_MS).toISOString();
      return reply.header('cache-control', 'no-store').send({ since, failures, broken: releasesThatBreak });
    };
    // After an update of the API, to which nothing that was released before is adapted.
    app.addHook('onListen', async () => {
      try {
        for (const { remote, version, problems } of await brokenNow())
          log.error({ remote, version, problems }, 'A released hub uses what the API does not have');
      } catch (error) {
        log.error({ error }, 'The released hubs could not be checked');
      }
    });
    app.get('/hubs/failures', async (request, reply) =>
      send(reply, await releases.failures.list(callerOf(request)), await brokenNow()),
    );
    app.get<{ Params: { remote: string } }>('/hubs/releases/:remote/failures', async (request, reply) => {
      const { remote } = request.params;
      const failures = await releases.failures.listOf(callerOf(request), remote);
      return send(
        reply,
        failures,
        (await brokenNow()).filter(release => release.remote === remote),
      );
    });

    app.get('/hubs/history', async (request, reply) => {
      const activations = await releases.activations.recent(callerOf(request), LATEST);
      return reply.header('cache-control', 'no-store').send({ activations });
    });
  };
