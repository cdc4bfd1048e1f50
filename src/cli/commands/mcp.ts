import { MissingPackageError } from '../../http/stores/peer.js';
import { serveStdio } from '../../mcp/sdk.js';
import { createMcpServer } from '../../mcp/server.js';
import { type Command, UsageError } from '../command.js';
import { shippedDescription } from '../description.js';
import { shippedErrorPages } from '../errorPages.js';
import { version } from '../shipped.js';
import { shippedTables } from '../tablePages.js';

/** `siddhanta mcp` */
export const mcpCommand: Command = {
  name: 'mcp',
  summary: 'Serve the Model Context Protocol over standard input and output, for agents; reaches no network',
  options: [],
  example: 'mcp',
  async run() {
    const description = shippedDescription();
    if (description === undefined) {
      throw new UsageError('openapi.json, which comes with the package, is not there. Install siddhanta anew.');
    }
    const [tables, errors] = [shippedTables(), shippedErrorPages()];
    try {
      const { server, settled } = await createMcpServer({
        version: version(),
        description,
        ...(tables === undefined ? {} : { tables }),
        ...(errors === undefined ? {} : { errors }),
      });
      await serveStdio(server, settled);
    } catch (problem) {
      throw problem instanceof MissingPackageError ? new UsageError(problem.message) : problem;
    }
    return '';
  },
};
