import { callerOf, type Api, type HubReleases } from '@gym/graphql-api';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Log } from '../app.ts';
import { operation } from '../rest/documents.ts';
import { failureOf, RestFailure } from '../rest/failure.ts';
import { type Failure, ReportedFailures } from './reported-failures.ts';
import { take } from './take.ts';

const text = { type: 'string', maxLength: 500 } as const;
const failureSchema = {
  type: 'object',
  required: ['remote', 'version', 'entry', 'reason'],
  additionalProperties: false,
  properties: { remote: text, version: text, entry: text, reason: text },
};

/** The number of activations in the response, newest first. */
const LATEST = 20;

/** What the caller may view. */
export const VIEWABLE = operation('query', 'Viewable', '', 'me { permissions { resource view } }');

export interface HealthOptions {
  releases: HubReleases;
  /** Whether this server serves such a version. */
  has(remote: string, version: string): Promise<boolean>;
}

/** How many reports are taken per minute. */
const REPORTS_A_MINUTE = { perAddress: 30, overall: 300 };
const TOO_MANY = 'Too many reports';

/** Endpoints for browsers to report failed hubs and for administrators to read the reports. */
export const hubHealth =
  ({ releases, has }: HealthOptions, api: Api, log: Log): FastifyPluginAsync =>
  async app => {
    const reported = new ReportedFailures();
    const perAddress = new RateLimiterMemory({ points: REPORTS_A_MINUTE.perAddress, duration: 60 });
    const overall = new RateLimiterMemory({ points: REPORTS_A_MINUTE.overall, duration: 60 });

    // Every signed-in user may report.
    app.post<{ Body: Failure }>(
      '/hubs/failures',
      { bodyLimit: 4096, schema: { body: failureSchema } },
      async (request, reply) => {
        // First, so that only signed-in users fill the limiter.
        await viewableBy(request);
        await take(perAddress, request.ip, TOO_MANY);
        const { remote, version } = request.body;
        if (!(await has(remote, version)))
          throw new RestFailure(404, `There is no ${remote} ${version} here`);
        await take(overall, 'all', TOO_MANY);
        log.error({ ...request.body }, 'A hub failed in a browser');
        reported.add(request.body);
        if (await releases.reportFailure(callerOf(request), remote, version))
          log.error({ remote, version }, 'A canary was stopped because it failed in several browsers');
        return reply.code(204).send();
      },
    );

    app.get('/hubs/failures', async (request, reply) => {
      await demandAdministrator(request);
      const { since } = reported;
      return reply.header('cache-control', 'no-store').send({ since, failures: reported.list() });
    });

    app.get('/hubs/history', async (request, reply) => {
      await demandAdministrator(request);
      const activations = await releases.recentActivations(callerOf(request), LATEST);
      return reply.header('cache-control', 'no-store').send({ activations });
    });

    async function demandAdministrator(request: FastifyRequest): Promise<void> {
      if ((await viewableBy(request)).has('admin')) return;
      throw new RestFailure(403, 'How the hubs are is for those who may view the administration');
    }

    /**
     * The resources that the caller may view.
     * @throws RestFailure when nobody is signed in
     */
    async function viewableBy(request: FastifyRequest): Promise<Set<string>> {
      const { data, errors } = await api.execute({ query: VIEWABLE.query }, callerOf(request));
      if (errors?.[0]) throw failureOf(errors[0]);
      const { me } = data as { me: { permissions: { resource: string; view: boolean }[] } };
      return new Set(me.permissions.filter(({ view }) => view).map(({ resource }) => resource));
    }
  };
