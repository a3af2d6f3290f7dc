/** PostGraphile with simple collections, the aggregates plugin and a plugin that groups dates by month. */
import { createServer } from 'node:http';
import { PgAggregatesPreset } from '@graphile/pg-aggregates';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { TYPES } from 'postgraphile/@dataplan/pg';
import { sql } from 'postgraphile/pg-sql2';
import { makeV4Preset } from 'postgraphile/presets/v4';
import { CONNECTIONS, databaseUrl, listen } from './announce.ts';

const months: GraphileConfig.Plugin = {
  name: 'MonthsPlugin',
  schema: {
    hooks: {
      build: {
        after: ['PgAggregatesSpecsPlugin'],
        callback(build) {
          build.pgAggregateGroupBySpecs!.push({
            id: 'truncated-to-month',
            isSuitableType: codec => codec === TYPES.date,
            sqlWrap: value => sql`to_char(${value}, 'YYYY-MM')`,
            sqlWrapCodec: () => TYPES.text,
          });
          return build;
        },
      },
    },
  },
};

const server = createServer();
const instance = postgraphile({
  extends: [makeV4Preset({ simpleCollections: 'both', disableDefaultMutations: true }), PgAggregatesPreset],
  plugins: [months],
  pgServices: [makePgService({ connectionString: databaseUrl, poolConfig: { max: CONNECTIONS } })],
  grafast: { explain: false },
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
});
await instance.createServ(grafserv).addTo(server);
listen(server);
