import type { Minutes } from '../../kit/model/game';

export default [15, 20] satisfies Minutes;
