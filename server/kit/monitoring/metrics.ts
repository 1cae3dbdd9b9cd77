import { BlockList, isIPv4 } from 'node:net';
import { performance } from 'node:perf_hooks';
import type { App } from '../http/app-type.ts';
import { limitHits } from '../limits/limit-hits.ts';
import { Refusal } from '../refusal.ts';

/** Loopback and private networks (RFC 1918, RFC 4193). */
const privateNetworks = new BlockList();
privateNetworks.addSubnet('127.0.0.0', 8);
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');

/**
 * `GET /metrics`: figures of this process in Prometheus' text format. For machines of the shop's own network that call it directly;
 * NOT_FOUND for everybody else.
 */
export function metricsRoute(app: App): void {
  const responses = new Map<number, number>();
  app.addHook('onResponse', (_request, reply, done) => {
    responses.set(reply.statusCode, (responses.get(reply.statusCode) ?? 0) + 1);
    done();
  });
  app.get('/metrics', async ({ ip, headers }, reply) => {
    if (headers['x-forwarded-for'] !== undefined || !isPrivate(ip)) throw new Refusal('NOT_FOUND');
    return reply
      .header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(metricsText(responses));
  });
}

function isPrivate(ip: string): boolean {
  const mapped = ip.replace(/^::ffff:(?=\d+\.)/, '');
  return privateNetworks.check(mapped, isIPv4(mapped) ? 'ipv4' : 'ipv6');
}

const metricOf = (type: 'counter' | 'gauge') => (name: string, help: string, value: number) =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name} ${value}\n`;
const counter = metricOf('counter');
const gauge = metricOf('gauge');

function metricsText(responses: ReadonlyMap<number, number>): string {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  const { active, idle } = performance.eventLoopUtilization();
  const byStatus = [...responses].toSorted(([one], [other]) => one - other);
  return [
    counter('process_cpu_seconds_total', 'CPU time, user and system.', (user + system) / 1e6),
    counter('nodejs_eventloop_active_seconds_total', 'Time the event loop was busy.', active / 1000),
    counter('nodejs_eventloop_idle_seconds_total', 'Time the event loop waited.', idle / 1000),
    gauge('process_uptime_seconds', 'Seconds since the process started.', process.uptime()),
    gauge('process_resident_memory_bytes', 'Resident memory.', rss),
    gauge('nodejs_heap_size_used_bytes', 'Used heap of V8.', heapUsed),
    '# HELP http_responses_total Answers by status.\n',
    '# TYPE http_responses_total counter\n',
    ...byStatus.map(([status, count]) => `http_responses_total{status="${status}"} ${count}\n`),
    '# HELP limit_hits_total How often a limit against abuse was met (docs/security.md).\n',
    '# TYPE limit_hits_total counter\n',
    ...[...limitHits()].map(([limit, count]) => `limit_hits_total{limit="${limit}"} ${count}\n`),
  ].join('');
}
