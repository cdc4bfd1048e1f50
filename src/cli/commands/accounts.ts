import { type Command, json, type Option, UsageError } from '../command.js';
import { accountFacts, accountLines } from '../keyFacts.js';
import {
  ADMIN_JSON_OPTION,
  PLANS_OPTION,
  paragraphs,
  plansFrom,
  requirePlan,
  STORE_OPTIONS,
  textValue,
  withAdministeredStores,
} from '../storeOptions.js';

const ACCOUNT_OPTION: Option = {
  flag: 'account',
  kind: 'text',
  value: 'NAME',
  summary: 'Name of the account; accounts list shows the names',
};

export const accountsListCommand: Command = {
  name: 'accounts list',
  summary: 'List the accounts that API keys belong to, with their plans',
  options: [...STORE_OPTIONS, ADMIN_JSON_OPTION],
  example: 'accounts list --data ./data',
  run(values) {
    return withAdministeredStores(values, async ({ keys }) => {
      const [accounts, all] = [await keys.accounts(), await keys.list()];
      if (values.json === true) return json(accounts.map((account) => accountFacts(account, all)));
      if (accounts.length === 0) return 'There are no accounts.\n';
      return paragraphs(...accounts.map((account) => accountLines(account, all)));
    });
  },
};

export const accountsPlanCommand: Command = {
  name: 'accounts plan',
  summary: 'Put an account on a plan, from the next request of its keys on',
  operand: 'account',
  options: [
    ACCOUNT_OPTION,
    { flag: 'plan', kind: 'text', value: 'NAME', summary: 'The plan' },
    ...STORE_OPTIONS,
    PLANS_OPTION,
    ADMIN_JSON_OPTION,
  ],
  example: 'accounts plan acme --plan free --data ./data',
  async run(values) {
    const [name, plan] = [textValue(values, 'account'), textValue(values, 'plan')];
    if (name === undefined) throw new UsageError('the name of an account is required; accounts list shows the names.');
    if (plan === undefined) throw new UsageError('--plan is required.');
    requirePlan(await plansFrom(values), plan);
    return withAdministeredStores(values, async ({ keys }) => {
      const account = await keys.setPlan(name, plan);
      if (account === undefined) throw new UsageError(`there is no account ${JSON.stringify(name)}.`);
      const all = await keys.list();
      return values.json === true ? json(accountFacts(account, all)) : paragraphs(accountLines(account, all));
    });
  },
};

export const ACCOUNTS_COMMANDS: readonly Command[] = [accountsListCommand, accountsPlanCommand];
