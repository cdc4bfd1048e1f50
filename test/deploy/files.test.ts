import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openClusterMetrics, openMetrics } from '../../src/cli/metrics.js';
import type { Pool } from '../../src/http/node-pool.js';
import { DEPLOY, instructions, MANIFESTS, ROOT, textOf, type Yaml, yamlOf } from './deploy.js';

describe('the image', () => {
  const last = instructions('last');
  const of = (name: string): string[] => last.filter((one) => one.name === name).map(({ value }) => value);

  it('is made of two stages with named versions, and has none of what the first one needed', () => {
    const bases = [...instructions('first'), ...last].filter(({ name }) => name === 'FROM').map(({ value }) => value);
    expect(bases).toHaveLength(2);
    for (const base of bases) expect(base).toMatch(/^\w+:\d[\w.-]*( AS \w+)?$/);
    expect(of('COPY').every((value) => value.startsWith('--from=build '))).toBe(true);
  });

  it('runs as a user by number, with a health check, and commands that are lists', () => {
    expect(of('USER')).toEqual(['10001:10001']);
    expect(of('HEALTHCHECK')).toHaveLength(1);
    for (const name of ['ENTRYPOINT', 'CMD']) expect(Array.isArray(JSON.parse(of(name)[0] ?? ''))).toBe(true);
  });

  it('installs the versions that the tests run with', () => {
    const { devDependencies, version } = JSON.parse(textOf('../package.json')) as Yaml;
    const install = instructions('first').find(({ value }) => value.startsWith('npm install'))?.value ?? '';
    const pinned = [...install.matchAll(/ ([a-z-]+)@(\S+)/g)].map(([, name = '', pin]) => [name, `^${pin}`]);
    expect(pinned).toEqual(['pg', 'prom-client', 'hyparquet-writer'].map((name) => [name, devDependencies[name]]));
    for (const file of ['compose.yaml', 'kubernetes/server.yaml', 'kubernetes/batch.yaml'])
      expect(textOf(file)).toContain(`registry.example/siddhanta:${version}\n`);
  });
});

describe('compose.yaml', () => {
  const { services, networks, volumes } = yamlOf('compose.yaml')[0];
  const each: [string, Yaml][] = Object.entries(services);

  it('names versions, limits memory, and opens ports on this machine only', () => {
    for (const [name, { image, mem_limit, ports = [] }] of each) {
      expect(image, name).toMatch(/:v?\d/);
      expect(mem_limit, name).toMatch(/^\d+[mg]$/);
      for (const port of ports) expect(port, name).toMatch(/^127\.0\.0\.1:/);
    }
    for (const name of ['database', 'prometheus']) expect(services[name].networks).toEqual(['inside']);
    expect(networks.inside).toEqual({ internal: true });
  });

  it('has two servers that cannot write to their file system', () => {
    for (const name of ['server-1', 'server-2'])
      expect(services[name]).toMatchObject({
        read_only: true,
        tmpfs: ['/tmp'],
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    expect(textOf('nginx.conf').match(/server server-\d:8080;/g)).toHaveLength(2);
  });

  it('mounts files and volumes that exist, and has no password', () => {
    for (const [name, { volumes: mounts = [] }] of each)
      for (const mount of mounts) {
        const [from] = mount.split(':');
        if (from.startsWith('./')) expect(textOf(from).length, name).toBeGreaterThan(0);
        else expect(Object.keys(volumes), name).toContain(from);
      }
    for (const [, name] of textOf('compose.yaml').matchAll(/PASSWORD: (\S+)/g)) expect(name).toMatch(/^\$\{\w+:\?\}$/);
  });
});

const parsed = new Map<string, ts.SourceFile | undefined>();

/** Returns what TypeScript says of manifests as constants of the types of the Kubernetes API: unknown fields, other types, missing fields. */
function typeErrors(manifests: readonly Yaml[]): string[] {
  const moduleOf = (apiVersion: string): string =>
    apiVersion === 'v1' ? 'core/v1' : apiVersion.replace('.k8s.io/', '/');
  const text = manifests
    .map(
      (manifest, i) =>
        `export const m${i}: import('kubernetes-types/${moduleOf(manifest.apiVersion)}').${manifest.kind} = ${JSON.stringify(manifest)};\n`,
    )
    .join('');
  const file = join(ROOT, 'test/deploy/manifests.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) => {
    if (name === file) return ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
    // The types of the API and of the language are the same for all manifests.
    if (!parsed.has(name)) parsed.set(name, getSourceFile(name, ...rest));
    return parsed.get(name);
  };
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe('the manifests for Kubernetes', () => {
  const pods = MANIFESTS.filter(({ manifest }) => manifest.spec?.template !== undefined).map(({ manifest }) => ({
    kind: manifest.kind as string,
    template: manifest.spec.template as Yaml,
  }));

  it('are objects of the API, with no unknown field', () => {
    expect(MANIFESTS.map(({ manifest }) => manifest.kind).sort()).toEqual([
      'Deployment',
      'Job',
      'NetworkPolicy',
      'NetworkPolicy',
      'PodDisruptionBudget',
      'Service',
    ]);
    expect(typeErrors(MANIFESTS.map(({ manifest }) => manifest))).toEqual([]);
  });

  it('would be refused with a misspelt field, another type, or a field that is missing', () => {
    const { manifest } = MANIFESTS.find((one) => one.manifest.kind === 'Deployment') ?? {};
    const changed = (change: (container: Yaml, spec: Yaml) => void): string[] => {
      const copy = structuredClone(manifest);
      change(copy.spec.template.spec.containers[0], copy.spec);
      return typeErrors([copy]);
    };
    expect(changed((_, spec) => Object.assign(spec, { replica: 2 }))[0]).toContain('\'"replica"\' does not exist');
    expect(changed((container) => Object.assign(container.readinessProbe, { period: 1 }))[0]).toContain(
      '\'"period"\' does not exist',
    );
    expect(changed((_, spec) => Object.assign(spec, { replicas: 'two' }))[0]).toContain("'string' is not assignable");
    expect(changed((container) => delete container.name)[0]).toContain("'name' is missing");
  });

  it('run as a user without rights on a read-only file system, within limits', () => {
    expect(pods.map(({ kind }) => kind).sort()).toEqual(['Deployment', 'Job']);
    for (const { template } of pods) {
      expect(template.spec).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, runAsUser: 10001, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const container of template.spec.containers) {
        expect(container.image).toMatch(/:\d/);
        expect(container.resources.requests).toHaveProperty('memory');
        expect(container.resources.limits).toHaveProperty('memory');
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
      }
    }
  });

  it('ask the paths of the server, select the pods, and name ports that are there', () => {
    const template = pods.find(({ kind }) => kind === 'Deployment')?.template as Yaml;
    const [container] = template.spec.containers;
    expect(container.livenessProbe.httpGet).toEqual({ path: '/healthz', port: 'http' });
    expect(container.startupProbe.httpGet).toEqual({ path: '/healthz', port: 'http' });
    expect(container.readinessProbe.httpGet).toEqual({ path: '/readyz', port: 'http' });
    const labels = pods.map((pod) => pod.template.metadata.labels['app.kubernetes.io/name']);
    for (const { manifest } of MANIFESTS) {
      const { selector, podSelector } = manifest.spec;
      const chosen = podSelector ?? selector;
      if (chosen !== undefined) expect(labels).toContain((chosen.matchLabels ?? chosen)['app.kubernetes.io/name']);
    }
    const names = container.ports.map(({ name }: { name: string }) => name);
    const asked = MANIFESTS.flatMap(({ manifest }) => [
      ...(manifest.spec.ports ?? []).map(({ targetPort }: Yaml) => targetPort),
      ...(manifest.spec.ingress ?? []).flatMap(({ ports }: Yaml) => ports.map(({ port }: Yaml) => port)),
    ]);
    expect(asked.sort()).toEqual(['http', 'http', 'metrics']);
    expect(names.sort()).toEqual(['http', 'metrics']);
  });

  it('compute each part of a batch once', () => {
    const [job] = MANIFESTS.filter(({ manifest }) => manifest.kind === 'Job').map(({ manifest }) => manifest as Yaml);
    const { completions, template } = job.spec;
    const [command] = template.spec.containers[0].args;
    expect(command).toContain(`--shard $((JOB_COMPLETION_INDEX + 1))/${completions} `);
    expect(command).toMatch(/--out \S+\/\$JOB_COMPLETION_INDEX\.csv --resume </);
  });

  it('give a server that was asked to end the time that it needs', () => {
    const command = JSON.parse(instructions('last').find(({ name }) => name === 'CMD')?.value ?? '') as string[];
    const drain = Number(command[command.indexOf('--drain') + 1]);
    const template = pods.find(({ kind }) => kind === 'Deployment')?.template as Yaml;
    // Running calls have ten seconds after it.
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(drain + 10);
    const { periodSeconds, failureThreshold } = template.spec.containers[0].readinessProbe;
    expect(drain).toBeGreaterThan(periodSeconds * failureThreshold);
  });
});

describe('alerts and board', () => {
  const NAME = /\b(?:siddhanta|nodejs|process)_[a-z0-9_]+\b/g;
  const rules = yamlOf('alerts.yml')[0].groups.flatMap((group: Yaml) => group.rules) as Yaml[];
  const board = JSON.parse(textOf('grafana/board.json')) as { panels: Yaml[] };
  const queries: string[] = board.panels.flatMap(({ targets }) => targets.map(({ expr }: Yaml) => expr));

  async function exposed(): Promise<Set<string>> {
    const metrics = await openMetrics();
    metrics.watchPool({ facts: () => ({ threads: 0, waiting: 0, replaced: 0, ended: {} }) } as unknown as Pool);
    const text = `${await metrics.text()}${await (await openClusterMetrics()).text().catch(() => '')}`;
    return new Set(
      [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      ),
    );
  }

  it('ask only for metrics that the server has', async () => {
    const there = await exposed();
    const asked = [...rules.map(({ expr }) => expr as string), ...queries].flatMap((expr) => expr.match(NAME) ?? []);
    expect(new Set(asked).size).toBeGreaterThan(12);
    expect([...new Set(asked)].filter((name) => !there.has(name))).toEqual([]);
    const tested = textOf('alerts.test.yml').match(NAME) ?? [];
    expect([...new Set(tested)].filter((name) => !there.has(name))).toEqual([]);
  });

  it('have the alerts of docs/running.md', () => {
    const [, block = ''] = /^```yaml\n(groups:[\s\S]*?)^```$/m.exec(textOf('../docs/running.md')) ?? [];
    const shown = (parse(block) as Yaml).groups[0].rules as Yaml[];
    expect(shown).toHaveLength(5);
    for (const rule of shown) expect(rules.find(({ alert }) => alert === rule.alert)).toMatchObject(rule);
  });

  it('say what an alert means and how urgent it is', () => {
    for (const { alert, labels, annotations } of rules) {
      expect(['page', 'ticket'], alert).toContain(labels.severity);
      expect(annotations.summary, alert).toMatch(/\.$/);
    }
  });

  it('are where Prometheus and Grafana look for them', () => {
    const [prometheus] = yamlOf('prometheus.yml');
    expect(prometheus.rule_files.map((name: string) => textOf(name).length > 0)).toEqual([true]);
    const [{ datasources }] = yamlOf('grafana/datasource.yml');
    for (const { datasource } of board.panels) expect(datasource.uid).toBe(datasources[0].uid);
    expect(DEPLOY.endsWith('/deploy/')).toBe(true);
    const [{ services }] = yamlOf('compose.yaml');
    const [{ providers }] = yamlOf('grafana/boards.yml');
    expect(services.grafana.volumes.join()).toContain(`:${providers[0].options.path}/`);
  });
});
