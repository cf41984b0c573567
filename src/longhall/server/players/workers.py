"""Processes of their own for all that takes long: bots, advice, and records that people bring."""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from longhall.bots.registry import registered
from longhall.server.players.thinking import answer, prepare_worker


class Workers:
    """A few processes, of which one that dies is replaced."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, multiprocessing.get_context("spawn"), prepare_worker, (registered,))

    def warm_up(self) -> None:
        for number in range(self.count):
            self.pool.submit(answer, number)

    async def ask(self, seconds: float, work: Callable[..., Any], *args: Any) -> Any:
        """The worker's answer; TimeoutError, BrokenProcessPool or what the work raised."""
        loop = asyncio.get_running_loop()
        pool = self.pool
        try:
            return await asyncio.wait_for(loop.run_in_executor(pool, work, *args), seconds)
        except BrokenProcessPool:
            if self.pool is pool:  # the first to notice sets up new ones
                self.pool = self.new_pool()
            raise

    def close(self) -> None:
        processes = list((getattr(self.pool, "_processes", None) or {}).values())
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
