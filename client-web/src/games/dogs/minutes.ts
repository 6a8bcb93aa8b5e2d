import type { Minutes } from '../../kit/model/game';

export default [60, 90] satisfies Minutes;
