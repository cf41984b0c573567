# Why a bot chose what it chose. A text may name the arguments of the choice by their labels.
hint-plain = It looks best on balance.
hint-random = It was picked at random.
hint-only = There is nothing else to choose.
