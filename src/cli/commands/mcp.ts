import { version } from '../../batch/shipped.js';
import { MissingPackageError } from '../../http/stores/peer.js';
import { serveStdio } from '../../mcp/sdk.js';
import { createMcpServer } from '../../mcp/server.js';
import { OPERATIONS } from '../../registry.js';
import { suggestion } from '../arguments.js';
import { ATLAS_OPTION, contextFrom } from '../atlasFile.js';
import { type Command, UsageError } from '../command.js';
import { shippedDescription } from '../description.js';
import { shippedErrorPages, shippedTables } from '../pages.js';

const SUBJECTS = [...new Set(OPERATIONS.map(({ subject }) => subject))];

function operationsOf(list: string): typeof OPERATIONS {
  const names = list.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !SUBJECTS.includes(name));
  if (unknown === undefined) return OPERATIONS.filter(({ subject }) => names.includes(subject));
  throw new UsageError(
    `--subjects has ${JSON.stringify(unknown)}, which is not a subject; there are ${SUBJECTS.join(', ')}.${suggestion(unknown, SUBJECTS)}`,
  );
}

export const mcpCommand: Command = {
  name: 'mcp',
  summary: 'With @modelcontextprotocol/sdk beside it: serve the Model Context Protocol to agents, offline',
  options: [
    {
      flag: 'subjects',
      kind: 'text',
      value: 'LIST',
      summary:
        'Offer the tools of these subjects alone, with commas between, and describe, places and names; all by default',
    },
    ATLAS_OPTION,
  ],
  example: 'mcp --subjects charts,dashas',
  async run(values) {
    const { subjects } = values;
    const operations = subjects === undefined ? OPERATIONS : operationsOf(String(subjects));
    const description = shippedDescription();
    if (description === undefined) {
      throw new UsageError('openapi.json, which comes with the package, is missing. Reinstall siddhanta.');
    }
    const context = await contextFrom(values);
    const [tables, errors] = [shippedTables(), shippedErrorPages()];
    try {
      const { server, idle } = await createMcpServer({
        version: version(),
        description,
        operations,
        context,
        ...(tables === undefined ? {} : { tables }),
        ...(errors === undefined ? {} : { errors }),
      });
      await serveStdio(server, idle);
    } catch (problem) {
      throw problem instanceof MissingPackageError ? new UsageError(problem.message) : problem;
    }
    return '';
  },
};
