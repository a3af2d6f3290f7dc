import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Cluster, Pooler } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { type IContainer, type IPodSpec, Secret, Service } from 'kubernetes-models/v1';
import { describe, expect, onTestFinished, test } from 'vitest';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { parse, parseAllDocuments } from 'yaml';
import { checkout } from '../launch/data-dir.ts';
import { SHUTDOWN_TIMEOUT_MS } from '../launch/dispose-on-signals.ts';
import { readOptions } from '../launch/options.ts';
import { DRAIN_MS } from '../launch/run-app.ts';
import { IN_FLIGHT_TIMEOUT_MS } from '../src/shutdown.ts';

const folder = join(import.meta.dirname, 'kubernetes');
const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

const models = {
  Cluster,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  NetworkPolicy,
  PodDisruptionBudget,
  Pooler,
  Secret,
  Service,
};
type Kind = keyof typeof models;

interface Manifest {
  file: string;
  kind: Kind;
  name: string;
  /** As the file has it. */
  value: { apiVersion: string; kind: Kind; metadata: { name: string; namespace?: string }; spec?: object };
}

const files = readdirSync(folder).filter(file => file !== 'kustomization.yaml');
const manifests = files.flatMap(file =>
  parseAllDocuments(read(`kubernetes/${file}`)).map((document): Manifest => {
    const value = document.toJS() as Manifest['value'];
    return { file, kind: value.kind, name: value.metadata.name, value };
  }),
);
const named = (kind: Kind) => manifests.filter(manifest => manifest.kind === kind);

const dockerfile = read('Dockerfile');
const image = dockerfile.slice(dockerfile.lastIndexOf('FROM '));
const imageCommand = JSON.parse(/^CMD (\[.*\])$/m.exec(image)![1]!) as string[];
const imagePort = Number(/^EXPOSE (\d+)$/m.exec(image)![1]);

/** The settings of the page for operators; a test keeps them equal to what the code reads. */
const settings = readFileSync(join(checkout, 'gateway/docs/operate.md'), 'utf8')
  .split('## Settings')[1]!
  .split('\n## ')[0]!
  .match(/(?<=^- |, )`[A-Z_]+/gm)!
  .map(name => name.slice(1));

/** Seconds that a server needs at most after SIGTERM. */
const LONGEST_STOP = Math.max(DRAIN_MS + IN_FLIGHT_TIMEOUT_MS, SHUTDOWN_TIMEOUT_MS) / 1000;

describe('Kubernetes', () => {
  test.each(manifests.map(manifest => [`${manifest.file}: ${manifest.kind} ${manifest.name}`, manifest]))(
    '%s is valid',
    (_name, { kind, value }) => {
      const Model = models[kind] as new (data: object) => { apiVersion: string; validate(): void };
      const model = new Model(value);
      expect(() => model.validate()).not.toThrow();
      expect(value.apiVersion).toBe(new Model({}).apiVersion);
      expect(value.metadata.namespace).toBeUndefined();
    },
  );

  test('a wrong type is found', () => {
    const [{ value }] = named('Deployment') as [Manifest];
    const spec = { ...value.spec, minReadySeconds: 'long' };
    expect(() => new Deployment({ ...value, spec } as never).validate()).toThrow('minReadySeconds');
  });

  test('kustomize takes everything but the examples', () => {
    const { resources } = parse(read('kubernetes/kustomization.yaml')) as { resources: string[] };
    expect(resources.toSorted()).toEqual(files.filter(file => !file.includes('.example.')).toSorted());
    const build = spawnSync('kubectl', ['kustomize', folder], { encoding: 'utf8' });
    // Without kubectl the rest holds.
    if (build.error) return;
    expect(build.stderr).toBe('');
    const built = parseAllDocuments(build.stdout).map(document => document.toJS() as Manifest['value']);
    const applied = manifests.filter(({ file }) => resources.includes(file));
    expect(built.map(({ metadata }) => metadata.name).toSorted()).toEqual(
      applied.map(({ name }) => name).toSorted(),
    );
    expect(build.stdout).toContain('image: registry.example.com/gym:1.0.0');
  });

  interface Workload {
    template: { metadata: { labels: Record<string, string> }; spec: IPodSpec };
  }
  const podsOf = (kind: Kind, name: string): Workload['template'] => {
    const found = named(kind).find(manifest => manifest.name === name);
    return (found!.value.spec as Workload).template;
  };
  const server = podsOf('Deployment', 'gym');
  const migration = podsOf('Job', 'gym-migrate');
  const containerOf = ({ spec }: Workload['template']): IContainer => spec.containers[0]!;
  const settingsOf = (pod: Workload['template']) => containerOf(pod).env!.map(({ name }) => name);
  const quantity = (text: string | number | undefined) =>
    Number.parseInt(String(text), 10) * (String(text).endsWith('Gi') ? 1024 : 1);

  test('servers run the command of the image on its port, which the Service and probes use', () => {
    const { command, ports, startupProbe, readinessProbe, livenessProbe } = containerOf(server);
    expect(command).toEqual(imageCommand);
    expect(ports).toEqual([{ name: 'http', containerPort: imagePort }]);
    expect(readinessProbe?.httpGet).toEqual({ path: '/ready', port: 'http' });
    for (const probe of [startupProbe, livenessProbe])
      expect(probe?.httpGet).toEqual({ path: '/health', port: 'http' });
    for (const { value } of named('Service'))
      for (const { targetPort } of (value.spec as { ports: { targetPort: unknown }[] }).ports)
        expect(targetPort).toBe('http');
    expect(containerOf(migration).command).toEqual(['node', 'gateway/launch/migrate.ts']);
  });

  test('a server has more time to end than it needs', () => {
    expect(server.spec.terminationGracePeriodSeconds).toBeGreaterThan(LONGEST_STOP);
  });

  test('settings are those that the code reads, and their secrets are in the example', () => {
    const [{ value }] = named('Secret') as [Manifest];
    const { stringData } = value as unknown as { stringData: Record<string, string> };
    for (const pod of [server, migration]) {
      expect(settings).toEqual(expect.arrayContaining(settingsOf(pod)));
      const keys = containerOf(pod).env!.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef?.key ?? []);
      expect(Object.keys(stringData)).toEqual(expect.arrayContaining(keys));
    }
    const { databaseUrl, directUrl, readUrl } = readOptions([], {
      DATABASE_URL: stringData['database-url'],
      DATABASE_DIRECT_URL: stringData['database-direct-url'],
      DATABASE_READ_URL: stringData['database-read-url'],
    });
    const hosts = [databaseUrl, directUrl, readUrl].map(url => new URL(url!).hostname);
    const [cluster] = named('Cluster');
    expect(hosts).toEqual([named('Pooler')[0]!.name, `${cluster!.name}-rw`, `${cluster!.name}-ro`]);
  });

  test('pods run as an ordinary user on a read-only file system, with bounded memory', () => {
    expect(image).toMatch(/^USER node$/m);
    for (const pod of [server, migration]) {
      const { resources, securityContext, volumeMounts } = containerOf(pod);
      expect(pod.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(volumeMounts!.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp']);
      expect(pod.spec.volumes!.map(({ name }) => name)).toEqual(volumeMounts!.map(({ name }) => name));
      expect(quantity(resources!.limits!['memory'])).toBeGreaterThan(280);
      expect(quantity(resources!.requests!['memory'])).toBeLessThanOrEqual(
        quantity(resources!.limits!['memory']),
      );
    }
  });

  test('selectors find the pods, and the autoscaler keeps more than one server', () => {
    const selectors = manifests.flatMap(({ kind, value }) => {
      const { selector, podSelector } = (value.spec ?? {}) as Record<string, { matchLabels?: object }>;
      if (kind === 'Service') return [selector as object];
      return [selector?.matchLabels, podSelector?.matchLabels].filter(labels => labels !== undefined);
    });
    expect(selectors.length).toBeGreaterThan(3);
    for (const labels of selectors) expect(server.metadata.labels).toEqual(labels);

    const scalers = named('HorizontalPodAutoscaler').map(
      ({ value }) => value.spec as { scaleTargetRef: { kind: Kind; name: string }; minReplicas: number },
    );
    expect(scalers).toHaveLength(1);
    for (const { scaleTargetRef, minReplicas } of scalers) {
      expect(named(scaleTargetRef.kind).map(({ name }) => name)).toContain(scaleTargetRef.name);
      expect(minReplicas).toBeGreaterThan(1);
    }
  });
});

const units = ['gym.service', 'gym@.service'];

describe.each(units)('%s', unit => {
  const text = read(unit);
  const valueOf = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(text)?.[1] ?? '';

  test('starts the server with its node, as the image does', () => {
    const [program, ...args] = valueOf('ExecStart').split(' ');
    expect(program).toBe('/srv/gym/node_modules/.bin/node');
    expect(['node', ...args.map(arg => arg.replace('/srv/gym/', ''))]).toEqual(imageCommand);
  });

  test('gives it more time to end than it needs, and restarts it after a failure', () => {
    expect(Number(valueOf('TimeoutStopSec'))).toBeGreaterThan(LONGEST_STOP);
    expect(valueOf('KillMode')).toBe('mixed');
    expect(valueOf('Restart')).toBe('on-failure');
  });

  test('sets what the code reads, also in its comments', () => {
    const set = [...text.matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name]) => name!);
    expect(set).toContain('DATA_DIR');
    for (const name of set) expect(settings).toContain(name);
    const dataDir = /DATA_DIR=(\S+)/.exec(valueOf('Environment'))![1];
    expect(dataDir).toBe(`/var/lib/${valueOf('StateDirectory')}`);
  });
});

describe('the page', () => {
  const page = read('README.md');

  test('names files that exist', () => {
    for (const [, path] of page.matchAll(/\]\((\.\.[^)#]+|[\w/]+\.(?:yaml|json))/g))
      expect(existsSync(join(import.meta.dirname, path!)), path).toBe(true);
  });

  const dashboard = JSON.parse(read('monitoring/dashboard.json')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const { groups } = parse(read('monitoring/alerts.yaml')) as {
    groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
  };
  const rules = groups.flatMap(group => group.rules);

  test.each([
    ['alert rules', rules.map(({ expr }) => expr)],
    ['dashboard', dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))],
  ])('has metrics and labels that exist in its %s', (_what, expressions) => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    const existing = [
      ...registry.getMetricsAsArray().map(({ name }) => name),
      ...['metrics.ts', 'job-metrics.ts'].flatMap(file =>
        readFileSync(join(checkout, 'gateway/src', file), 'utf8').match(/(?<=name: ')\w+/g)!,
      ),
    ];
    registry.clear();
    const labels = ['job', 'instance', 'le', 'method', 'route', 'status', 'exported_job', 'state', 'outcome'];
    expect(expressions.length).toBeGreaterThan(5);
    for (const expression of expressions) {
      const [selected, grouped] = [/\b(\w+)\{([^}]*)\}/g, /\bby \(([^)]*)\)/g].map(pattern => [
        ...expression.matchAll(pattern),
      ]);
      expect(selected!.length, expression).toBeGreaterThan(0);
      for (const [, metric, matchers] of selected!) {
        expect(['up', ...existing], expression).toContain(metric!.replace(/_(?:bucket|count)$/, ''));
        for (const [, label] of matchers!.matchAll(/(\w+)=/g)) expect(labels, expression).toContain(label);
      }
      for (const [, names] of grouped!)
        for (const label of names!.split(', ')) expect(labels, expression).toContain(label);
      expect(expression.split('(').length, expression).toBe(expression.split(')').length);
    }
  });

  test('has an alert for each thing once, which says what it is', () => {
    const names = rules.map(({ alert }) => alert);
    expect(new Set(names).size).toBe(names.length);
    for (const { annotations } of rules) expect(annotations.summary).toMatch(/\w/);
  });

  test('names every file of the folder', () => {
    for (const unit of units) expect(page).toContain(`\`${unit}\``);
    for (const file of files.filter(name => name.includes('.example.')))
      expect(page).toContain(`\`${file}\``);
  });
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasSystemd)('systemd accepts the units, and they are confined', () => {
  const copies = mkdtempSync(join(tmpdir(), 'gym-units-'));
  onTestFinished(() => rmSync(copies, { recursive: true }));
  // The program must be where the unit says.
  for (const unit of units) writeFileSync(join(copies, unit), read(unit).replaceAll('/srv/gym', checkout));
  const paths = units.map(unit => join(copies, unit.replace('@.', '@4001.')));
  const verified = spawnSync('systemd-analyze', ['verify', '--man=no', '--recursive-errors=no', ...paths], {
    encoding: 'utf8',
  });
  expect(verified.stderr.split('\n').filter(line => line.includes(copies))).toEqual([]);
  expect(verified.status).toBe(0);
  const confined = (unit: string) =>
    execFileSync('systemd-analyze', ['security', '--offline=true', '--threshold=30', join(copies, unit)]);
  for (const unit of units) expect(() => confined(unit)).not.toThrow();
});
