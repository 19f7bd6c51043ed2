import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const OPS = join(import.meta.dirname, '../../../ops');
const HA = join(OPS, 'ha');
const scripts = readdirSync(HA).filter(name => name.endsWith('.sh'));
const hasYaml = spawnSync('python3', ['-c', 'import yaml']).status === 0;

const read = (...names: string[]) => readFileSync(join(...names), 'utf8');

test.each(scripts)('bash can read %s', name => {
  const { status, stderr } = spawnSync('bash', ['-n', join(HA, name)], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test.skipIf(!hasYaml)('the settings of Patroni acknowledge nothing that one server alone has', () => {
  const code = 'import json, sys, yaml; print(json.dumps(yaml.safe_load(sys.stdin)))';
  const { stdout } = spawnSync('python3', ['-c', code], {
    input: read(HA, 'patroni.yml'),
    encoding: 'utf8',
  });
  const { dcs } = JSON.parse(stdout).bootstrap;
  expect(dcs).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true });
  expect(dcs.postgresql.parameters.synchronous_commit).toBe('on');
});

test('HAProxy, the storm and the machines have the same addresses', () => {
  const places = Object.fromEntries(
    [...read(HA, 'places.sh').matchAll(/\[(\w+)\]=([\d.]+)/g)].map(([, place, address]) => [place, address]),
  );
  const storm = read(import.meta.dirname, '../../../scripts/outage/machines.ts');
  const haproxy = read(OPS, 'haproxy-database.cfg');
  for (const place of ['db1', 'db2', 'db3']) {
    expect(storm).toContain(`${place}: '${places[place]}'`);
    expect(haproxy).toContain(places[place]);
  }
  for (const place of ['etcd1', 'etcd2', 'etcd3']) {
    expect(storm).toContain(`${place}: '${places[place]}'`);
    expect(read(HA, 'up.sh')).toContain(`${place}=http://${places[place]}:2380`);
  }
});
