import type { FastifyReply } from 'fastify';
import { type Json, JsonText } from '#server/kit/json-text.ts';

/** Sends what is JSON already, past the serializer: ready-answers.test.ts proves that it has the form of the route's schema. */
export function sendJson(reply: FastifyReply, json: Json): FastifyReply {
  return reply.header('content-type', 'application/json; charset=utf-8').send(new JsonText(json).toBuffer());
}
