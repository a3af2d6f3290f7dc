import { callerOf, type Api, type Log } from '@gym/graphql-api';
import type { FastifyPluginAsync } from 'fastify';
import { disconnectOf } from './disconnect.ts';
import { operation, type Operation } from './rest/documents.ts';
import { failureOf, signInFirst } from './rest/failure.ts';

const documentOperation = (name: string, field: string): Operation =>
  operation('query', name, '$id: ID!', `file: ${field}(id: $id) { name content }`);

/** The operation that makes each kind of document, by its folder below /documents. */
const documents: Readonly<Record<string, Operation>> = {
  invoices: documentOperation('InvoiceDocument', 'invoicePdf'),
  receipts: documentOperation('ReceiptDocument', 'receiptPdf'),
  payslips: documentOperation('PayslipDocument', 'payslipPdf'),
  statements: documentOperation('StatementDocument', 'statementPdf'),
};

export const documentOperations: readonly Operation[] = Object.values(documents);

/** Serves invoices, receipts, payslips and statements as PDF to users who may view their records: `/documents/invoices/12.pdf`. */
export const documentFiles =
  (api: Api, log: Log): FastifyPluginAsync =>
  async app => {
    for (const [folder, { name, query }] of Object.entries(documents))
      app.get<{ Params: { id: string }; Querystring: { download?: string } }>(
        `/${folder}/:id.pdf`,
        {
          onRequest: async request => {
            if (!callerOf(request).token) throw signInFirst();
          },
        },
        async (request, reply) => {
          const caller = { ...callerOf(request), endpoint: 'rest' as const, signal: disconnectOf(reply) };
          const { id } = request.params;
          const result = await api.execute({ query, operationName: name, variables: { id } }, caller);
          const [error] = result.errors ?? [];
          if (error) {
            const failure = failureOf(error);
            if (failure.status === 500)
              log.error(
                { requestId: request.id, route: name, id: error.extensions['id'] },
                'A document failed',
              );
            throw failure;
          }
          const { file } = result.data as { file: { name: string; content: string } };
          const disposition = request.query.download === undefined ? 'inline' : 'attachment';
          return await reply
            .headers({
              'cache-control': 'private, no-store',
              'content-disposition': `${disposition}; filename="${file.name}"`,
              'x-content-type-options': 'nosniff',
            })
            .type('application/pdf')
            .send(Buffer.from(file.content, 'base64'));
        },
      );
  };
