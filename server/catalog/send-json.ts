import type { FastifyReply } from 'fastify';

/**
 * Sends what is JSON already, past the serializer: that it has the form of the route's schema is proved in
 * ready-answers.test.ts. Its bytes are made here, once; of a text, its length, its ETag and the socket would each make them.
 */
export function sendJson(reply: FastifyReply, json: string): FastifyReply {
  return reply.header('content-type', 'application/json; charset=utf-8').send(bytesOf(json));
}

let scratch = Buffer.allocUnsafe(256 * 1024);

/** Written into one place and copied: half the time of `Buffer.from`, which reads the text twice. */
function bytesOf(json: string): Buffer {
  const mostBytes = json.length * 3;
  if (scratch.length < mostBytes) scratch = Buffer.allocUnsafe(mostBytes);
  return Buffer.from(scratch.subarray(0, scratch.write(json)));
}
