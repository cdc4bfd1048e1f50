/** A mistake in how the service is set up. Its message is for the operator, and holds nothing of a request. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}
